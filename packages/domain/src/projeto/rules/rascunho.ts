import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeNome } from '../../kernel/texto.ts';
import {
  CRONOGRAMAS_MAXIMO,
  PALAVRA_CHAVE_MAXIMO,
  POSICOES_DO_CRONOGRAMA,
  TITULO_MAXIMO,
  VAGAS_DO_RASCUNHO_MAXIMO,
} from '../limits.ts';
import { MENSAGENS_PROJETO as M } from '../messages.ts';
import type { DadosDoCronograma, Proposta } from '../types.ts';
import { problemasDosColaboradores } from './colaboradores.ts';
import { CAMPO_DO_TITULO, ehRegime } from './especificacoes.ts';
import { CAMPOS_DAS_PALAVRAS_CHAVE } from './identificacao.ts';
import { problemasDoMarkup, SECOES } from './secoes.ts';

function daContagem(campo: 'remunerados' | 'voluntarios', n: number | undefined): Problema | null {
  return n === undefined || (Number.isInteger(n) && n >= 0 && n <= VAGAS_DO_RASCUNHO_MAXIMO)
    ? null
    : problema(campo, 'VAGAS_INVALIDAS', M.vagasInvalidas);
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

const TEXTOS = ['titulo', 'regimeTrabalho', ...SECOES, 'referencias', ...CAMPOS_DAS_PALAVRAS_CHAVE] as const;

/** Nothing was typed yet: no text, person, file or number. A chosen call alone is not work that could be lost. */
export function ehPropostaVazia(p: Proposta): boolean {
  const atividades = (p.cronogramas ?? []).flatMap((c) =>
    POSICOES_DO_CRONOGRAMA.map((n) => c[`atividade${n}`]),
  );
  return (
    TEXTOS.every((campo) => estaVazio(p[campo])) &&
    atividades.every(estaVazio) &&
    (p.remunerados ?? 0) === 0 &&
    (p.voluntarios ?? 0) === 0 &&
    (p.comprovante_disciplinas ?? null) === null &&
    (p.professores_colaboradores ?? []).length === 0 &&
    (p.professores_colaboradores_nao_cadastrado ?? []).length === 0
  );
}

/** What keeps even an incomplete draft from being stored: impossible numbers, broken characters, texts without end (D7, T-C15). */
export function problemasDoRascunho(p: Proposta): Problema[] {
  return [
    ...problemasDosColaboradores(p),
    ...reunir(
      problemaDeNome(CAMPO_DO_TITULO, p.titulo ?? '', TITULO_MAXIMO),
      daContagem('remunerados', p.remunerados),
      daContagem('voluntarios', p.voluntarios),
      estaVazio(p.regimeTrabalho) || ehRegime(p.regimeTrabalho)
        ? null
        : problema('regimeTrabalho', 'REGIME_INVALIDO', M.regimeInvalido),
      ...CAMPOS_DAS_PALAVRAS_CHAVE.map((campo) =>
        problemaDeNome(campo, p[campo] ?? '', PALAVRA_CHAVE_MAXIMO),
      ),
    ),
    ...[...SECOES, 'referencias' as const].flatMap((campo) => problemasDoMarkup(campo, p[campo] ?? '')),
    ...dosCronogramas(p.cronogramas ?? []),
  ];
}
