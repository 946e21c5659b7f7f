import { meanings, themes, type ThemeName } from "./tokens";

/** Writes the tokens as CSS variables (`--space`, `--accent`, ...), so that style sheets name them only. */
export function applyTheme(name: ThemeName, root: HTMLElement = document.documentElement): void {
  for (const [token, value] of Object.entries({ ...themes[name], ...meanings })) {
    root.style.setProperty(`--${token}`, value);
  }
  root.dataset.theme = name;
  root.style.colorScheme = name;
}
