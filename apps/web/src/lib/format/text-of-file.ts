/** UTF-16 by its mark, as in Excel's 'Texto Unicode', or by the zero bytes beside the first letter. */
function utf16Of([first, second]: Uint8Array): string | null {
  if (second === undefined) return null;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : null;
}

/**
 * The text of a list: UTF-8, UTF-16, else the encoding of Windows spreadsheets. null with more than `max`
 * characters.
 */
export async function textOfFile(file: Blob, max: number): Promise<string | null> {
  // A character of UTF-8 has four bytes at most.
  if (file.size > max * 4) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
