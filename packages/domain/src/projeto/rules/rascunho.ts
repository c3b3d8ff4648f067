import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeLinha } from '../../kernel/texto.ts';
import {
  CAMPOS,
  CONTAGENS,
  ESCOLHAS,
  ehOpcao,
  LINHAS,
  MARKUPS,
  type NomeDeContagem,
  type NomeDeEscolha,
  type NomeDeTextoCurto,
  PALAVRAS_CHAVE,
  SECOES,
  TEXTOS,
} from '../campos.ts';
import { CRONOGRAMAS_MAXIMO, POSICOES_DO_CRONOGRAMA, VAGAS_DO_RASCUNHO_MAXIMO } from '../limits.ts';
import { MENSAGENS_PROJETO as M } from '../messages.ts';
import type { DadosDoCronograma, Proposta } from '../types.ts';
import { problemasDosColaboradores } from './colaboradores.ts';
import { problemasDoMarkup } from './secoes.ts';

function daContagem(campo: NomeDeContagem, n: number | undefined): Problema | null {
  return n === undefined || (Number.isInteger(n) && n >= 0 && n <= VAGAS_DO_RASCUNHO_MAXIMO)
    ? null
    : problema(campo, 'VAGAS_INVALIDAS', M.vagasInvalidas);
}

function daLinha(campo: NomeDeTextoCurto, texto = ''): Problema | null {
  return problemaDeLinha(campo, texto, CAMPOS[campo].maximo);
}

function daEscolha(campo: NomeDeEscolha, texto: string | null | undefined): Problema | null {
  const { codigo, mensagem } = CAMPOS[campo].foraDaLista;
  return estaVazio(texto) || ehOpcao(campo, texto) ? null : problema(campo, codigo, mensagem);
}

function dosCronogramas(lista: readonly DadosDoCronograma[]): Problema[] {
  if (lista.length > CRONOGRAMAS_MAXIMO) {
    return [problema('cronogramas', 'CRONOGRAMAS_DEMAIS', M.instrutoresMaximo)];
  }
  return lista.flatMap((c, i) =>
    POSICOES_DO_CRONOGRAMA.flatMap((n) =>
      problemasDoMarkup(`cronogramas.${i}.atividade${n}`, c[`atividade${n}`] ?? ''),
    ),
  );
}

/** Whether a proposal has no text, person, file or number; a chosen call alone counts as empty. */
export function ehPropostaVazia(p: Proposta): boolean {
  const atividades = (p.cronogramas ?? []).flatMap((c) =>
    POSICOES_DO_CRONOGRAMA.map((n) => c[`atividade${n}`]),
  );
  return (
    [...TEXTOS, ...ESCOLHAS].every((campo) => estaVazio(p[campo])) &&
    CONTAGENS.every((campo) => (p[campo] ?? 0) === 0) &&
    atividades.every(estaVazio) &&
    (p.comprovante_disciplinas ?? null) === null &&
    (p.professores_colaboradores ?? []).length === 0 &&
    (p.professores_colaboradores_nao_cadastrado ?? []).length === 0
  );
}

/**
 * Errors that even an incomplete draft may not have: impossible numbers, broken characters, texts without end
 * (D7).
 */
export function problemasDoRascunho(p: Proposta): Problema[] {
  return [
    ...problemasDosColaboradores(p),
    ...reunir(
      ...LINHAS.map((campo) => daLinha(campo, p[campo])),
      ...CONTAGENS.map((campo) => daContagem(campo, p[campo])),
      ...ESCOLHAS.map((campo) => daEscolha(campo, p[campo])),
      ...PALAVRAS_CHAVE.map((campo) => daLinha(campo, p[campo])),
    ),
    ...[...SECOES, ...MARKUPS].flatMap((campo) => problemasDoMarkup(campo, p[campo] ?? '')),
    ...dosCronogramas(p.cronogramas ?? []),
  ];
}
