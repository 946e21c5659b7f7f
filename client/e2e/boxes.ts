// What is wrong with where things lie on a page: runs inside the page (page.evaluate), so it stands alone.

interface Told {
  /** Each once: what, and how. */
  faults: string[];
  /** How many texts, pictures, controls and systems were looked at. */
  looked: number;
}

/** Faults of the page as it is now. */
export function boxFaults(): Told {
  const slack = 1.5;
  const found = new Set<string>();
  let looked = 0;

  const nameOf = (element: Element): string => {
    const id = element.id ? `#${element.id}` : "";
    const kind = [...element.classList].filter((one) => !one.startsWith("svelte-")).join(".");
    const own = `${element.tagName.toLowerCase()}${id}${kind ? `.${kind}` : ""}`;
    const inside = element.parentElement?.closest("[id], section, article, aside");
    return inside ? `${inside.id || inside.className.toString().split(" ")[0]} > ${own}` : own;
  };
  const seen = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest(".hidden, [inert]");

  interface Clip {
    box: { left: number; top: number; right: number; bottom: number };
    x: string;
    y: string;
    by: Element;
  }
  /** What cuts an element off: its ancestors that do not let anything out, the nearest first. */
  const clipsOf = (element: Element): Clip[] => {
    const clips: Clip[] = [];
    for (let one: Element | null = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.position === "fixed") break;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (one instanceof SVGElement) continue;
      const box = one.getBoundingClientRect();
      clips.push({ box, x: style.overflowX, y: style.overflowY, by: one });
    }
    return clips;
  };
  /** An element that puts dots where it cuts its text: at the end of its line, or of its last line. */
  const dots = (element: Element): "no" | "line" | "lines" => {
    const style = getComputedStyle(element);
    if (style.webkitLineClamp !== "none" && style.webkitLineClamp !== "") return "lines";
    return style.textOverflow === "ellipsis" && style.overflowX !== "visible" ? "line" : "no";
  };
  const scrolls = (how: string): boolean => how === "auto" || how === "scroll";

  /** Says it if the box is cut off, or lies outside the screen, where nobody can scroll to it. */
  const judge = (what: string, element: Element, box: DOMRect): void => {
    if (box.width < 1 || box.height < 1) return;
    let scrolledX = false;
    let scrolledY = false;
    for (const clip of clipsOf(element)) {
      scrolledX ||= scrolls(clip.x);
      scrolledY ||= scrolls(clip.y);
      const kind = dots(clip.by);
      const beside = clip.x !== "visible" && (box.right > clip.box.right + slack || box.left < clip.box.left - slack);
      const below = clip.y !== "visible" && (box.bottom > clip.box.bottom + slack || box.top < clip.box.top - slack);
      // What is wholly beyond the dots is not shown at all.
      if (kind === "lines" && below && box.top > clip.box.bottom - slack) return;
      if (kind === "line" && beside) {
        scrolledX = true;
        continue;
      }
      if ((!scrolledX && beside && kind === "no") || (!scrolledY && below)) {
        found.add(`${what} is cut off by ${nameOf(clip.by)}`);
        return;
      }
    }
    const outX = !scrolledX && (box.left < -slack || box.right > innerWidth + slack);
    const outY = !scrolledY && (box.top < -slack || box.bottom > innerHeight + slack);
    if (outX || outY) found.add(`${what} leaves the screen`);
  };
  /** For ears only. */
  const heard = (element: Element): boolean => {
    for (let one: Element | null = element, i = 0; one && i < 3; one = one.parentElement, ++i) {
      const box = one.getBoundingClientRect();
      if (box.width <= 1.5 && box.height <= 1.5 && getComputedStyle(one).overflow === "hidden") return true;
    }
    return false;
  };

  // 1. No text is cut or off the screen; none leaves the button, chip or card that it stands in.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40);
    if (!parent || !text || parent.closest("script, style, select, #map svg") || !seen(parent) || heard(parent)) continue;
    looked += 1;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      judge(`"${text}" in ${nameOf(parent)}`, parent, box);
      const frame = parent.closest("button, [data-step], .card, .chip");
      const outer = frame?.getBoundingClientRect();
      if (!frame || !outer || clipsOf(parent).some((clip) => frame.contains(clip.by))) continue;
      if (box.left < outer.left - slack || box.right > outer.right + slack || box.top < outer.top - slack - 2 || box.bottom > outer.bottom + slack + 2)
        found.add(`"${text}" leaves ${nameOf(frame)}`);
    }
  }

  // 2. No picture outside the map is cut.
  for (const picture of document.querySelectorAll("svg, img")) {
    if (picture.closest("#map .map, [aria-hidden='true'] [aria-hidden='true']") || picture.parentElement?.closest("svg") || !seen(picture)) continue;
    // Scenes fill their frame on purpose.
    if (picture.closest(".picture, .scene, .sky")) continue;
    looked += 1;
    judge(`picture in ${nameOf(picture.parentElement ?? picture)}`, picture, picture.getBoundingClientRect());
  }

  // 3. Nothing lies over a control: where its middle is in sight, a click there reaches it.
  const controls = "button, a[href], input, select, [data-choice], [role=button]";
  for (const control of document.querySelectorAll(controls)) {
    if (!seen(control) || control.closest("#map .map")) continue;
    const box = control.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    for (const clip of clipsOf(control)) {
      left = Math.max(left, clip.box.left);
      top = Math.max(top, clip.box.top);
      right = Math.min(right, clip.box.right);
      bottom = Math.min(bottom, clip.box.bottom);
    }
    if (right - left < 4 || bottom - top < 4) continue;
    looked += 1;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!hit || control.contains(hit) || hit.contains(control) || hit.closest("label")?.contains(control)) continue;
    // A panel that was opened over the rest has the floor.
    if (hit.closest("dialog, [aria-modal='true'], .backdrop")) continue;
    found.add(`${nameOf(control)} "${control.textContent?.trim().slice(0, 30) ?? ""}" lies under ${nameOf(hit)}`);
  }

  // 4. Nothing lies over a system that can be chosen.
  for (const target of document.querySelectorAll("#map svg [data-target] > .base[aria-disabled='false'], #map svg .space.lit")) {
    const box = target.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const map = document.querySelector("#map")?.getBoundingClientRect();
    if (!map || x < map.left || x > map.right || y < map.top || y > map.bottom) continue;
    looked += 1;
    const hit = document.elementFromPoint(x, y);
    if (hit && !hit.closest("#map svg")) found.add(`${target.closest("[data-target]")?.getAttribute("data-target") ?? "a space"} can be chosen and lies under ${nameOf(hit)}`);
  }
  return { faults: [...found], looked };
}
