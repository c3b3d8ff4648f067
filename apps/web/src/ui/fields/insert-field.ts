/** Writes `{{field}}` where the cursor stands in this text, and returns to the text. */
export function insertField(
  area: HTMLTextAreaElement | null,
  text: string,
  field: string,
  write: (text: string) => void,
): void {
  const { selectionStart: start = text.length, selectionEnd: end = start } = area ?? {};
  write(`${text.slice(0, start)}{{${field}}}${text.slice(end)}`);
  area?.focus();
}
