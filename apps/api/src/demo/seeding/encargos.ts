import { MAXIMO_NA_AVALIACAO } from '@instrutoria/domain/avaliacao/limits.ts';
import { MAQUINA_DA_AVALIACAO } from '@instrutoria/domain/avaliacao/maquina.ts';
import { limitarNota, totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { recomendarFase2 } from '@instrutoria/domain/avaliacao/rules/recomendacao.ts';
import type { AprovacaoGuardada, PontuacoesDigitadas } from '@instrutoria/domain/avaliacao/types.ts';
import { aprovarVagas, publicarSituacao } from '@instrutoria/domain/decisao/transitions.ts';
import { designar } from '@instrutoria/domain/designacao/transitions.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { AVALIACOES, CONTAS } from '../content.ts';
import type { JuizoDemo, Progresso, ProjetoDemo } from '../schemas.ts';
import type { PropostaSemeada } from './propostas.ts';

const AVALIADORES = [
  ...CONTAS.filter(({ tipo }) => tipo === 'avaliador').map(({ chave }) => chave),
  ...AVALIACOES.outrosAvaliadores,
];
const PASSOS: readonly Progresso[] = ['designada', 'aceita', 'fase1', 'fase2', 'concluida'];
const DEPOIS_DA_AVALIACAO: readonly Fase[] = ['decisao', 'secretaria', 'resultado', 'arquivado'];

interface Encargo {
  readonly avaliador: string;
  readonly progresso: Progresso;
}

/** The assignment; null when nobody assesses the project. */
export function encargoDe({ proposta, edital, ordem }: PropostaSemeada): Encargo | null {
  if (DEPOIS_DA_AVALIACAO.includes(edital.dados.fase)) {
    const { coordenador, colaboradores = [] } = proposta;
    const livres = AVALIADORES.filter((chave) => chave !== coordenador && !colaboradores.includes(chave));
    const avaliador = livres[(ordem * 5 + edital.dados.abertoHa) % livres.length];
    if (avaliador === undefined) throw new Error('nobody is free to assess');
    return { avaliador, progresso: 'concluida' };
  }
  const { chave } = edital.dados;
  return (
    AVALIACOES.andamento.find((um) => um.edital === chave && um.coordenador === proposta.coordenador) ?? null
  );
}

function fase2De({ disciplinas }: ProjetoDemo, { ajuste }: JuizoDemo): PontuacoesDigitadas {
  const recomendadas = recomendarFase2(
    disciplinas.map((d) => ({
      tsd: d.tsd,
      tipo_disciplina: d.tipo,
      ehObrigatoria: d.obrigatoria,
      cursos_ofertadas: d.cursos,
      carga_horaria: d.cargaHoraria,
    })),
  );
  return Object.fromEntries(
    recomendadas.map(({ criterio, nota }) => [
      criterio,
      limitarNota(nota + ajuste, MAXIMO_NA_AVALIACAO[criterio]),
    ]),
  );
}

export function avaliada(
  semeada: PropostaSemeada,
  avaliadorId: number,
  progresso: Progresso,
): AprovacaoGuardada {
  const juizo = juizoDe(semeada);
  const { tipoProjeto } = semeada.edital.dados;
  const pergunta = {
    quem: 'avaliadorDesignado',
    fatos: { edital: { fase: 'avaliacao' }, tipoProjeto, parecerMinimo: 0 },
  } as const;
  const chegou = (passo: Progresso) => PASSOS.indexOf(progresso) >= PASSOS.indexOf(passo);
  const { parecer } = juizo;
  let a: AprovacaoGuardada = { id: 0, versao: 1, ...designar(semeada.id, avaliadorId) };
  if (chegou('aceita')) a = transitar(MAQUINA_DA_AVALIACAO, a, 'aceitarAvaliacao', pergunta);
  if (chegou('fase1')) {
    const dados = { notas: juizo.fase1, parecer };
    a = transitar(MAQUINA_DA_AVALIACAO, a, 'salvarFase1', { ...pergunta, dados });
  }
  if (chegou('fase2') && tipoProjeto === 'TIPO I') {
    const dados = { notas: fase2De(semeada.proposta, juizo), parecer };
    a = transitar(MAQUINA_DA_AVALIACAO, a, 'salvarFase2', { ...pergunta, dados });
  }
  return chegou('concluida') ? transitar(MAQUINA_DA_AVALIACAO, a, 'avaliar', pergunta) : a;
}

function juizoDe({ ordem }: PropostaSemeada): JuizoDemo {
  const { juizos } = AVALIACOES;
  const juizo = juizos[ordem % juizos.length];
  if (juizo === undefined) throw new Error('there are no judgements');
  return juizo;
}

function vagasDe(semeada: PropostaSemeada) {
  const { remunerados, voluntarios } = semeada.proposta;
  switch (juizoDe(semeada).concessao) {
    case 'inteira':
      return { remunerados_aprovados: remunerados, voluntarios_aprovados: voluntarios };
    case 'parcial':
      return { remunerados_aprovados: 1, voluntarios_aprovados: Math.max(0, voluntarios - 1) };
    case 'nenhuma':
      return { remunerados_aprovados: 0, voluntarios_aprovados: 0 };
  }
}

/** The approval after the committee's decision, and after publication where the call has reached it. */
export function decidida(
  a: AprovacaoGuardada,
  semeada: PropostaSemeada,
  bolsasDosOutros: number,
): AprovacaoGuardada {
  const { fase, limiteBolsas } = semeada.edital.dados;
  // In the phase of the decision every other project is still undecided.
  if (fase === 'decisao' && semeada.ordem % 2 === 1) return a;
  if (!DEPOIS_DA_AVALIACAO.includes(fase)) return a;
  const comVagas = aprovarVagas(a, vagasDe(semeada), { limiteBolsas, bolsasDosOutros });
  if (fase !== 'resultado' && fase !== 'arquivado') return comVagas;
  const vagas = { ...semeada.proposta, ...vagasDe(semeada) };
  return publicarSituacao(comVagas, vagas, totalDasNotas(comVagas)).aprovacao;
}
