/**
 * A call in a sentence, after 'o', 'do' or 'ao': 'o Edital 2027 de Apoio', 'do edital “Seleção 2027”'. The word stands
 * once, whatever the call's name begins with.
 */
export function editalNaFrase(nome: string): string {
  return /^edital\b/i.test(nome) ? nome : `edital “${nome}”`;
}
