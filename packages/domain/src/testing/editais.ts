import type { ContagemDoEdital, Edital, EditalGuardado } from '../edital/types.ts';

/** A stored call in submissao, from 1 to 31 March 2026. */
export function umEditalGuardado(mudancas: Partial<EditalGuardado> = {}): EditalGuardado {
  return {
    id: 3,
    versao: 1,
    nome: 'Edital 2026 de Instrutoria',
    ano: 2026,
    inicio: '2026-03-01',
    fim: '2026-03-31',
    fase: 'submissao',
    tipoProjeto: 'TIPO I',
    fimRecursos: null,
    limiteBolsas: null,
    publicacao: '2026-02-20',
    resultadoPublicadoEm: null,
    encerradoEm: null,
    vigenciaInicio: '2026-03-01',
    vigenciaFim: '2026-12-31',
    limitePorCoordenador: null,
    prazoAvaliacao: null,
    encerramentoSemInstrutores: null,
    ...mudancas,
  };
}

/** The call as the API sends it while it is open. */
export function umEdital(mudancas: Partial<Edital> = {}): Edital {
  return { ...umEditalGuardado(), aberto: true, encerrado: false, ...mudancas };
}

/** Figures of a call of three projects in which nothing forbids an act. */
export function umaContagem(mudancas: Partial<ContagemDoEdital> = {}): ContagemDoEdital {
  return {
    projetos: 3,
    aguardandoCronograma: 0,
    naoDesignados: 0,
    naoAvaliados: 0,
    avaliadoresSemDireito: 0,
    acimaDoPedido: 0,
    bolsas: 2,
    recursosPendentes: 0,
    ...mudancas,
  };
}
