import { MENSAGENS_EDITAL } from '../../edital/messages.ts';
import type { Fase } from '../../edital/types.ts';
import { MENSAGENS_AVALIACAO as M } from '../messages.ts';

/** The acts by which a call moves on (D1), each behind one button. */
export type AtoDoEdital =
  | 'encerrarInscricoes'
  | 'iniciarDecisao'
  | 'enviarASecretaria'
  | 'publicar'
  | 'arquivar';

/** What stands in a call, counted; what an irreversible act depends on. */
export interface ContagemDoEdital {
  readonly aberto: boolean;
  readonly fase: Fase;
  /** Submitted projects that count (D9). */
  readonly projetos: number;
  readonly aguardandoCronograma: number;
  readonly naoDesignados: number;
  readonly naoAvaliados: number;
  /** Projects not yet evaluated whose evaluator is no longer of that type: he is to be replaced (D30). */
  readonly avaliadoresSemDireito: number;
  /** Projects to which nothing, or more than they asked for, is granted. */
  readonly semVagas: number;
  readonly acimaDoPedido: number;
  readonly bolsas: number;
  readonly limiteBolsas: number | null;
  readonly recursosPendentes: number;
  readonly temPrazoDeRecursos: boolean;
  /** Its vigência has not come to its last day: its projects run (D48). */
  readonly vigenciaCorre: boolean;
}

/** Something that forbids an act (bloqueio) or should be known before it (aviso), and the screen that mends it. */
export interface Pendencia {
  readonly codigo: string;
  readonly mensagem: string;
  /** How many records it concerns; null when that says nothing. */
  readonly quantidade: number | null;
  /** Path of the screen where it is dealt with. */
  readonly tela: string | null;
}

export interface Pendencias {
  readonly bloqueios: readonly Pendencia[];
  readonly avisos: readonly Pendencia[];
}

type Regra = (c: ContagemDoEdital) => Pendencia | null;

const quando =
  (
    codigo: string,
    mensagem: string,
    quantidade: (c: ContagemDoEdital) => number | boolean,
    tela: string | null = null,
  ): Regra =>
  (c) => {
    const n = quantidade(c);
    if (n === false || n === 0) return null;
    return { codigo, mensagem, quantidade: n === true ? null : n, tela };
  };

const naoAberto = quando('EDITAL_NAO_ABERTO', MENSAGENS_EDITAL.naoEstaAberto, (c) => !c.aberto);
const aindaAberto = quando('EDITAL_ABERTO', M.espereFechar, (c) => c.fase === 'submissao');
const passouDaDecisao = quando(
  'DECISAO_PASSOU',
  M.decisaoPassou,
  (c) => !['submissao', 'avaliacao', 'decisao'].includes(c.fase),
);
const naoDesignados = quando(
  'NAO_DESIGNADOS',
  M.naoSubmetidosAAvaliacao,
  (c) => c.naoDesignados,
  '/designar_avaliadores',
);
const naoAvaliados = quando('NAO_AVALIADOS', M.naoAvaliados, (c) => c.naoAvaliados, '/designar_avaliadores');
const avaliadoresSemDireito = quando(
  'AVALIADORES_SEM_DIREITO',
  M.avaliadoresSemDireito,
  (c) => c.avaliadoresSemDireito,
  '/designar_avaliadores',
);
const semProjetos = quando('SEM_PROJETOS', 'O edital não tem projetos', (c) => c.projetos === 0);
const aguardam = quando(
  'AGUARDAM_CRONOGRAMA',
  'Há projetos que ainda não enviaram todos os cronogramas e ficarão de fora',
  (c) => c.aguardandoCronograma,
);

/** Rules of each act, in the order in which they are told; the first block is the refusal's text. */
const REGRAS: Readonly<
  Record<AtoDoEdital, { readonly bloqueios: readonly Regra[]; readonly avisos: readonly Regra[] }>
> = {
  encerrarInscricoes: { bloqueios: [naoAberto], avisos: [semProjetos, aguardam] },
  iniciarDecisao: {
    bloqueios: [aindaAberto, passouDaDecisao, naoDesignados, naoAvaliados],
    avisos: [avaliadoresSemDireito, semProjetos, aguardam],
  },
  enviarASecretaria: {
    bloqueios: [
      quando('AINDA_NAO_NA_DECISAO', M.aindaNaoNaDecisao, (c) => ['submissao', 'avaliacao'].includes(c.fase)),
      quando('JA_ENVIADO', M.jaEnviado, (c) => ['secretaria', 'resultado', 'arquivado'].includes(c.fase)),
    ],
    avisos: [
      semProjetos,
      quando(
        'SEM_VAGAS',
        'Projetos sem nenhum instrutor aprovado',
        (c) => c.semVagas,
        '/aprovacao_instrutores',
      ),
      quando(
        'ACIMA_DO_PEDIDO',
        'Projetos com mais instrutores aprovados do que pediram',
        (c) => c.acimaDoPedido,
        '/aprovacao_instrutores',
      ),
      quando(
        'LIMITE_DE_BOLSAS',
        'As bolsas aprovadas passam do limite do edital',
        (c) => c.limiteBolsas !== null && c.bolsas > c.limiteBolsas,
        '/aprovacao_instrutores',
      ),
    ],
  },
  publicar: {
    bloqueios: [quando('NAO_ENVIADO', M.naoEnviados, (c) => c.fase !== 'secretaria')],
    avisos: [
      quando('SEM_PRAZO_DE_RECURSOS', 'O edital não tem prazo para recursos', (c) => !c.temPrazoDeRecursos),
    ],
  },
  arquivar: {
    bloqueios: [
      quando('FORA_DO_RESULTADO', M.soResultado, (c) => c.fase !== 'resultado'),
      quando('RECURSO_PENDENTE', M.recursoPendente, (c) => c.recursosPendentes, '/recursos'),
      quando('VIGENCIA_CORRE', MENSAGENS_EDITAL.vigenciaNaoTerminou, (c) => c.vigenciaCorre),
    ],
    avisos: [],
  },
};

/** What forbids this act on a call, and what should be known before it; screens list it, the server refuses by it. */
export function pendenciasDoAto(ato: AtoDoEdital, contagem: ContagemDoEdital): Pendencias {
  const aplicar = (regras: readonly Regra[]) =>
    regras.map((regra) => regra(contagem)).filter((pendencia) => pendencia !== null);
  return { bloqueios: aplicar(REGRAS[ato].bloqueios), avisos: aplicar(REGRAS[ato].avisos) };
}

/** The act by which a call in this phase moves on; null at the end. */
export function proximoAto(fase: Fase, aberto: boolean): AtoDoEdital | null {
  switch (fase) {
    case 'submissao':
      return aberto ? 'encerrarInscricoes' : null;
    case 'avaliacao':
      return 'iniciarDecisao';
    case 'decisao':
      return 'enviarASecretaria';
    case 'secretaria':
      return 'publicar';
    case 'resultado':
      return 'arquivar';
    case 'arquivado':
      return null;
  }
}
