import { type Problema, problema } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractereNoMarkup, textoPuro } from '../../kernel/texto.ts';
import { CAMPOS, type NomeDaSecao } from '../campos.ts';
import { MARKUP_MAXIMO, TEXTO_MAXIMO, TEXTO_MINIMO } from '../limits.ts';
import { MENSAGENS_PROJETO as M } from '../messages.ts';
import { ehReferenciaDeArquivo } from './nome-da-vaga.ts';

/** Whether a section is an image: any but resumo, when its whole value is a file reference (D11). */
export function ehSecaoComImagem(secao: NomeDaSecao, valor: string | undefined): boolean {
  return CAMPOS[secao].imagem && valor !== undefined && ehReferenciaDeArquivo(valor);
}

/** The length for the rule and the counter, in code points (D12). */
export function comprimentoDaSecao(secao: NomeDaSecao, valor: string): number {
  return contarCodePoints(CAMPOS[secao].conta === 'markup' ? valor : textoPuro(valor));
}

export function problemasDoMarkup(campo: string, valor: string): Problema[] {
  const deCaractere = problemaDeCaractereNoMarkup(campo, valor);
  if (deCaractere !== null) return [deCaractere];
  return contarCodePoints(valor) > MARKUP_MAXIMO ? [problema(campo, 'MARKUP_LONGO', M.markupDemais)] : [];
}

/** Errors of a section: empty first, then a length of 10 to 2000; an image has no length (E-PROJETO-6). */
export function problemasDaSecao(secao: NomeDaSecao, valor: string | undefined): Problema[] {
  if (ehSecaoComImagem(secao, valor)) return [];
  if (valor === undefined || estaVazio(textoPuro(valor))) {
    return [problema(secao, 'SECAO_VAZIA', CAMPOS[secao].vazia)];
  }
  const comprimento = comprimentoDaSecao(secao, valor);
  if (comprimento < TEXTO_MINIMO) return [problema(secao, 'TEXTO_CURTO', M.secaoMinimo)];
  if (comprimento > TEXTO_MAXIMO) return [problema(secao, 'TEXTO_LONGO', M.secaoMaximo)];
  return problemasDoMarkup(secao, valor);
}

/** Errors of the references: optional; 10 to 2000 visible characters when filled. */
export function problemasDasReferencias(valor: string | undefined): Problema[] {
  const texto = textoPuro(valor ?? '');
  if (valor === undefined || estaVazio(texto)) return [];
  const comprimento = contarCodePoints(texto);
  if (comprimento < TEXTO_MINIMO) return [problema('referencias', 'TEXTO_CURTO', M.referenciasMinimo)];
  if (comprimento > TEXTO_MAXIMO) return [problema('referencias', 'TEXTO_LONGO', M.referenciasMaximo)];
  return problemasDoMarkup('referencias', valor);
}
