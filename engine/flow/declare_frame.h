// Declares the functions of a frame type that the kernel calls (engine/flow/flow.h), in a namespace that has
// its Look and Play:
//   ORRERY_FRAME(Type)          a frame that only advances
//   ORRERY_ASKING_FRAME(Type)   one that may ask a player
//   ORRERY_CHANCE_FRAME(Type)   beside one of these: it may ask nature too
#pragma once

#include "engine/flow/flow.h"

#define ORRERY_FRAME(Type) Next advance(Play& g, Type& f);

#define ORRERY_ASKING_FRAME(Type)                                 \
  ORRERY_FRAME(Type)                                              \
  Asked asked(const Look& look, const Type& f);                   \
  void options(const Look& look, const Type& f, OptionList& out); \
  Refusal check(const Look& look, const Type& f, Choice c);       \
  void choose(Play& g, Type& f, Choice c);

#define ORRERY_CHANCE_FRAME(Type)                      \
  ChancePoint chance(const Look& look, const Type& f); \
  void outcome(Play& g, Type& f, const Outcome& o);
