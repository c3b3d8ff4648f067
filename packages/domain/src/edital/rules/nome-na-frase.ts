/**
 * A call in a sentence, after 'o', 'do' or 'ao': 'o Edital 2027 de Apoio', 'do edital “Seleção 2027”'. The word appears
 * once, also where the call's name begins with it.
 */
export function editalNaFrase(nome: string): string {
  return /^edital\b/i.test(nome) ? nome : `edital “${nome}”`;
}
