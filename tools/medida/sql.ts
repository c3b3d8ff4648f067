const TONGUES: Readonly<Record<string, RegExp>> = {
  'builder calls': /\b(?:db|tx)(?:\(\))?\s*\.(?:select|selectDistinct|insert|update|delete|\$count)\(/g,
  'db.execute': /\.execute(?:<[^(]*>)?\(/g,
  'send() with text': /\bsend(?:<[^(]*>)?\(\s*(?:db|tx|ctx\.db|executor)\b/g,
  json_build_object: /json_build_object/g,
};

export function tonguesIn(texts: readonly string[]): Record<string, number> {
  const count = (what: RegExp) => texts.reduce((sum, text) => sum + (text.match(what)?.length ?? 0), 0);
  return Object.fromEntries(Object.entries(TONGUES).map(([name, what]) => [name, count(what)]));
}
