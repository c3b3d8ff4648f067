import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyOf } from '@instrutoria/contract/route.ts';
import { POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';
import { ehSecaoComImagem, SECOES } from '@instrutoria/domain/projeto/rules/secoes.ts';
import { normalizarProposta } from '@instrutoria/domain/projeto/transitions.ts';
import type { DadosDoCronograma, Proposta } from '@instrutoria/domain/projeto/types.ts';
import { sanearHtml } from '../../../adapters/rich-text.ts';
import type { ProjetoGuardado } from '../repository.ts';

type Corpo = BodyOf<Api['submeterProjeto']>;

const TEXTOS = [
  'titulo',
  'resumo',
  'introducao',
  'metodologia',
  'resultadosEsperados',
  'referencias',
  'palavraChave1',
  'palavraChave2',
  'palavraChave3',
  'palavraChave4',
] as const;

/** The body as a proposal: what was not sent stays undefined, null clears. Texts are NFC, not yet sanitised. */
export function propostaRecebida(corpo: Corpo): Proposta {
  const textos = Object.fromEntries(
    TEXTOS.map((campo) => [campo, corpo[campo] === null ? '' : corpo[campo]]),
  );
  const { regimeTrabalho, remunerados, voluntarios, edital, comprovante_disciplinas, cronogramas } = corpo;
  return normalizarProposta({
    ...textos,
    regimeTrabalho,
    remunerados: remunerados ?? (remunerados === null ? 0 : undefined),
    voluntarios: voluntarios ?? (voluntarios === null ? 0 : undefined),
    edital,
    comprovante_disciplinas,
    professores_colaboradores: corpo.professores_colaboradores ?? undefined,
    professores_colaboradores_nao_cadastrado: corpo.professores_colaboradores_nao_cadastrado ?? undefined,
    cronogramas: cronogramas ?? undefined,
  });
}

/** The proposal over what is stored: fields that were not sent keep their value. Schedules are only those sent. */
export function sobreGuardada(guardada: ProjetoGuardado, recebida: Proposta): Proposta {
  const enviados = Object.entries(recebida).filter(([, valor]) => valor !== undefined);
  return {
    titulo: guardada.titulo,
    regimeTrabalho: guardada.regimeTrabalho,
    remunerados: guardada.remunerados,
    voluntarios: guardada.voluntarios,
    resumo: guardada.resumo,
    introducao: guardada.introducao,
    metodologia: guardada.metodologia,
    resultadosEsperados: guardada.resultadosEsperados,
    referencias: guardada.referencias,
    palavraChave1: guardada.palavraChave1,
    palavraChave2: guardada.palavraChave2,
    palavraChave3: guardada.palavraChave3,
    palavraChave4: guardada.palavraChave4,
    edital: guardada.editalId,
    comprovante_disciplinas: guardada.comprovanteId,
    ...Object.fromEntries(enviados),
  };
}

function sanearCronograma(c: DadosDoCronograma): DadosDoCronograma {
  const limpas = POSICOES_DO_CRONOGRAMA.map((n) => [`atividade${n}`, sanearHtml(c[`atividade${n}`] ?? '')]);
  return { ...c, ...Object.fromEntries(limpas) };
}

/** The proposal with every rich text reduced to the whitelist; image references stay as they are (D11). */
export function sanearProposta(p: Proposta): Proposta {
  const secoes = SECOES.filter((secao) => p[secao] !== undefined && !ehSecaoComImagem(secao, p[secao])).map(
    (secao) => [secao, sanearHtml(p[secao] ?? '')],
  );
  return {
    ...p,
    ...Object.fromEntries(secoes),
    ...(p.referencias === undefined ? {} : { referencias: sanearHtml(p.referencias) }),
    ...(p.cronogramas === undefined ? {} : { cronogramas: p.cronogramas.map(sanearCronograma) }),
  };
}
