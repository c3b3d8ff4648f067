import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyOf } from '@instrutoria/contract/route.ts';
import { escolher, porNome, presentes } from '@instrutoria/domain/kernel/objetos.ts';
import {
  CONTAGENS,
  ESCOLHAS,
  MARKUPS,
  NOMES_DOS_CAMPOS,
  SECOES,
  TEXTOS,
} from '@instrutoria/domain/projeto/campos.ts';
import { POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';
import { ehSecaoComImagem } from '@instrutoria/domain/projeto/rules/secoes.ts';
import { normalizarProposta } from '@instrutoria/domain/projeto/transitions.ts';
import type { DadosDoCronograma, Proposta } from '@instrutoria/domain/projeto/types.ts';
import { sanearHtml } from '../../../adapters/rich-text.ts';
import type { ProjetoGuardado } from '../repository.ts';

type Corpo = BodyOf<Api['submeterProjeto']>;

/** Fields that were not sent stay undefined, null clears. NFC, not yet sanitised. */
export function propostaRecebida(corpo: Corpo): Proposta {
  return normalizarProposta({
    ...porNome(TEXTOS, (campo) => (corpo[campo] === null ? '' : corpo[campo])),
    ...escolher(corpo, ESCOLHAS),
    ...porNome(CONTAGENS, (campo) => (corpo[campo] === null ? 0 : corpo[campo])),
    edital: corpo.edital,
    comprovante_disciplinas: corpo.comprovante_disciplinas,
    professores_colaboradores: corpo.professores_colaboradores ?? undefined,
    professores_colaboradores_nao_cadastrado: corpo.professores_colaboradores_nao_cadastrado ?? undefined,
    cronogramas: corpo.cronogramas ?? undefined,
  });
}

/** Fields that were not sent keep their value; only the sent schedules count. */
export function sobreGuardada(guardada: ProjetoGuardado, recebida: Proposta): Proposta {
  return {
    ...escolher(guardada, NOMES_DOS_CAMPOS),
    edital: guardada.editalId,
    comprovante_disciplinas: guardada.comprovanteId,
    ...presentes(recebida),
  };
}

function sanearCronograma(c: DadosDoCronograma): DadosDoCronograma {
  const limpas = POSICOES_DO_CRONOGRAMA.map((n) => [`atividade${n}`, sanearHtml(c[`atividade${n}`] ?? '')]);
  return { ...c, ...Object.fromEntries(limpas) };
}

/** Reduces rich texts to the whitelist and keeps image references. */
export function sanearProposta(p: Proposta): Proposta {
  return {
    ...p,
    ...porNome(SECOES, (secao) => {
      const markup = p[secao];
      return markup === undefined || ehSecaoComImagem(secao, markup) ? markup : sanearHtml(markup);
    }),
    ...porNome(MARKUPS, (campo) => {
      const markup = p[campo];
      return markup === undefined ? undefined : sanearHtml(markup);
    }),
    ...(p.cronogramas === undefined ? {} : { cronogramas: p.cronogramas.map(sanearCronograma) }),
  };
}
