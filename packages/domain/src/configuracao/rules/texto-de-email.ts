import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere, problemaDeLinha } from '../../kernel/texto.ts';
import { ASSUNTO_DO_EMAIL_MAXIMO, TEXTO_DO_EMAIL_MAXIMO } from '../limits.ts';
import { MENSAGENS_CONFIGURACAO as M } from '../messages.ts';
import {
  CAMPOS_DE_BLOCO,
  type CampoDeBloco,
  MODELOS_DE_EMAIL,
  type ModeloDeEmail,
  type NomeDoEmail,
  type TextoDeEmail,
} from '../modelos-de-email.ts';

const CAMPO = /\{\{([^{}\n]*)\}\}/g;

export function modeloDeEmail(nome: NomeDoEmail): ModeloDeEmail {
  return MODELOS_DE_EMAIL[nome];
}

function camposDe(texto: string): string[] {
  return [...texto.matchAll(CAMPO)].map(([, nome = '']) => nome.trim());
}

/** Replaces all fields in one pass, so that a value is never read as a field; one without a value becomes ''. */
export function preencherCampos(
  texto: string,
  valores: Readonly<Record<string, string | undefined>>,
): string {
  return texto.replace(CAMPO, (_todo, nome: string) => {
    const campo = nome.trim();
    return Object.hasOwn(valores, campo) ? (valores[campo] ?? '') : '';
  });
}

const ehDeBloco = (campo: string): campo is CampoDeBloco => Object.hasOwn(CAMPOS_DE_BLOCO, campo);

/** The field of a line that is only one such field, else null. */
export function blocoDaLinha(linha: string): CampoDeBloco | null {
  const nome = /^\{\{([^{}\n]*)\}\}$/.exec(linha.trim())?.[1]?.trim() ?? '';
  return ehDeBloco(nome) ? nome : null;
}

/** The lines of a text that are not empty: its paragraphs. */
export function linhasDoEmail(texto: string): string[] {
  return texto.split('\n').flatMap((linha) => (linha.trim() === '' ? [] : [linha.trim()]));
}

/** The fields that stand alone in a line of this mail. */
export function blocosDoEmail({ botao, dados, lista }: ModeloDeEmail): CampoDeBloco[] {
  return [
    ...(dados === undefined ? [] : (['dados'] as const)),
    ...(lista === undefined ? [] : (['lista'] as const)),
    ...(botao === undefined ? [] : (['link'] as const)),
  ];
}

/** The fields that stand inside a line of this mail. */
export function camposDaLinha({ campos }: ModeloDeEmail): readonly string[] {
  return ['nome', 'instituicao', ...campos];
}

function problemaDosCampos(campo: 'assunto' | 'texto', modelo: ModeloDeEmail, dito: string): Problema | null {
  const [daLinha, blocos]: [readonly string[], readonly string[]] = [
    camposDaLinha(modelo),
    blocosDoEmail(modelo),
  ];
  const semCampos = dito.replace(CAMPO, '');
  if (/\{\{|\}\}/.test(semCampos)) return problema(campo, 'CAMPO_ABERTO', M.campoSemFim);
  const estranho = camposDe(dito).find((um) => !daLinha.includes(um) && !blocos.includes(um));
  if (estranho !== undefined) return problema(campo, 'CAMPO_DESCONHECIDO', M.campoDesconhecido(estranho));
  if (campo === 'assunto') {
    const bloco = camposDe(dito).find(ehDeBloco);
    return bloco === undefined ? null : problema(campo, 'CAMPO_NO_ASSUNTO', M.campoForaDoAssunto(bloco));
  }
  const noMeio = linhasDoEmail(dito)
    .filter((linha) => blocoDaLinha(linha) === null)
    .flatMap(camposDe)
    .find(ehDeBloco);
  if (noMeio !== undefined) return problema(campo, 'CAMPO_NA_FRASE', M.campoSozinho(noMeio));
  const falta = modelo.obrigatorios.find((um) => !camposDe(dito).includes(um));
  return falta === undefined ? null : problema(campo, 'CAMPO_FALTA', M.campoFalta(falta));
}

/** Errors in a typed subject and text: their size and characters, and unknown, misplaced or missing fields. */
export function problemasDoTextoDeEmail(nome: NomeDoEmail, { assunto, texto }: TextoDeEmail): Problema[] {
  const modelo = modeloDeEmail(nome);
  return reunir(
    estaVazio(assunto)
      ? problema('assunto', 'TEXTO_VAZIO', M.escrevaOAssunto)
      : (problemaDeLinha('assunto', assunto, ASSUNTO_DO_EMAIL_MAXIMO) ??
          problemaDosCampos('assunto', modelo, assunto)),
    estaVazio(texto)
      ? problema('texto', 'TEXTO_VAZIO', M.escrevaOTexto)
      : contarCodePoints(texto) > TEXTO_DO_EMAIL_MAXIMO
        ? problema('texto', 'TEXTO_LONGO', M.textoDoEmailMaximo)
        : (problemaDeCaractere('texto', texto) ?? problemaDosCampos('texto', modelo, texto)),
  );
}

/** True for the original text, apart from blank lines. */
export function ehOriginal(nome: NomeDoEmail, { assunto, texto }: TextoDeEmail): boolean {
  const original = modeloDeEmail(nome);
  const linhas = (um: string) => linhasDoEmail(um).join('\n');
  return assunto.trim() === original.assunto && linhas(texto) === linhas(original.texto);
}
