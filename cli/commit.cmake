# Writes HEADER with the commit of SOURCE, if that changed: cmake -DSOURCE=... -DHEADER=... -DGIVEN=... -P cli/commit.cmake. GIVEN, if not
# empty, is taken instead: packages are built from sources without their history.
cmake_minimum_required(VERSION 3.25)
set(commit "${GIVEN}")
if(NOT commit)
  execute_process(
    COMMAND git -c "safe.directory=${SOURCE}" describe --always --tags --abbrev=10
    WORKING_DIRECTORY "${SOURCE}" OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
endif()
if(NOT commit MATCHES "^[A-Za-z0-9._+-]+$")
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT "${HEADER}" CONTENT "// Written by cli/commit.cmake.
#pragma once

namespace orrery::cli {
inline constexpr const char* kCommit = \"@commit@\";
}
" @ONLY)
