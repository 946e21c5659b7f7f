/** Arrow keys walk through a list of options. */
export function optionKeys(event: KeyboardEvent): void {
  const forward = event.key === "ArrowDown" || event.key === "ArrowRight";
  const back = event.key === "ArrowUp" || event.key === "ArrowLeft";
  if (!forward && !back && event.key !== "Home" && event.key !== "End") return;
  const list = event.currentTarget as HTMLElement;
  const all = [...list.querySelectorAll<HTMLElement>("[data-choice]")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (event.target instanceof HTMLInputElement && !forward) return;
  let to = at + (forward ? 1 : -1);
  if (event.key === "Home") to = 0;
  if (event.key === "End") to = all.length - 1;
  const next = all[Math.max(0, Math.min(all.length - 1, to))];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
