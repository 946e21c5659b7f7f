/** The values of an option as a list, if the server names them all: "3, 4, 5 or 6", "yes or no". */
export function closedValues(values: string): string[] | null {
  if (!/^[\w-]+(, [\w-]+)*( or [\w-]+)?$/.test(values)) return null;
  return values.split(/, | or /);
}
