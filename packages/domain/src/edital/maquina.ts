import { MENSAGENS_AVALIACAO as A, comOsProjetos } from '../avaliacao/messages.ts';
import type { Papel } from '../conta/types.ts';
import { MENSAGENS_DECISAO } from '../decisao/messages.ts';
import { MENSAGENS_HOMOLOGACAO as H } from '../homologacao/messages.ts';
import { compararDias, diaNoFuso, ehDiaValido, somarDias } from '../kernel/datas.ts';
import type { DiasSemExpediente } from '../kernel/feriados.ts';
import type { Bloqueio, Impedimento, Maquina } from '../kernel/maquina.ts';
import { type Problema, problema } from '../kernel/problema.ts';
import { type BolsasDevidas, devidasPorExtenso } from '../recurso/rules/bolsas.ts';
import { MENSAGENS_REUNIAO } from '../reuniao/messages.ts';
import { haReuniaoAberta } from '../reuniao/rules/andamento.ts';
import { MENSAGENS_SUPLENTE as S } from '../suplente/messages.ts';
import { CARENCIA_SEM_INSTRUTORES_DIAS } from './limits.ts';
import { MENSAGENS_EDITAL as M, recursosDeMudancaAte } from './messages.ts';
import {
  encerramentoPadrao,
  estaAberto,
  faseEmVigor,
  fimRecursosNaPublicacao,
  problemasDoEdital,
} from './rules/datas-e-fase.ts';
import { problemasDoMotivoDoEdital } from './rules/motivo.ts';
import { ehPreliminar, recursosAbertos } from './rules/resultado-publicado.ts';
import { tardiaCorre } from './rules/tardia.ts';
import type { ContagemDoEdital, EditalGuardado, Fase } from './types.ts';

export interface Momento {
  readonly agora: Date;
  readonly fuso: string;
}
export interface Contado extends Momento {
  readonly contagem: ContagemDoEdital;
  /** Until when the call is open for a late submission (D64); null, or absent: for nobody. */
  readonly tardiaAte?: Date | null | undefined;
}
interface Publicacao extends Momento {
  readonly semExpediente: DiasSemExpediente;
  /** By the call's rules the result is preliminary first. */
  readonly preliminar?: boolean;
}
/** A committee's meeting that is still going on, by its id and its number in the call. */
export interface ReuniaoQueBarra {
  readonly id: number;
  readonly numero: number;
}
export interface Envio extends Momento {
  readonly reuniaoAberta?: ReuniaoQueBarra | null | undefined;
}
interface ListaDeSuplentes extends Momento {
  readonly temLista: boolean;
  readonly esperam: number;
  /** Scholarships that were given back and not given again. */
  readonly livres: number;
  /** Scholarships owed after won appeals, where too few are left for this act; else none. */
  readonly devidas: readonly BolsasDevidas[];
}
interface ComMotivo {
  readonly motivo: string | null | undefined;
}
interface Reabertura extends ComMotivo {
  readonly fim: string | undefined;
}

export interface AtosDoEdital {
  encerrarInscricoes: { readonly fatos: Momento };
  reabrirInscricoes: {
    readonly fatos: Momento & { readonly temAvaliadorDesignado: boolean; readonly temMarca?: boolean };
    readonly dados: Reabertura;
  };
  iniciarDecisao: { readonly fatos: Contado };
  enviarASecretaria: { readonly fatos: Envio };
  publicarResultados: { readonly fatos: Publicacao };
  publicarResultadoFinal: { readonly fatos: Contado };
  chamarSuplente: { readonly fatos: ListaDeSuplentes };
  declinarSuplente: { readonly fatos: ListaDeSuplentes; readonly dados: ComMotivo };
  arquivarEdital: { readonly fatos: Contado };
  devolverEdital: { readonly fatos: Momento; readonly dados: ComMotivo };
  desarquivarEdital: { readonly fatos: Momento; readonly dados: ComMotivo };
}
export type AtoDoEdital = keyof AtosDoEdital;

const fora = (codigo: string, mensagem: string) => (): Impedimento => ({ codigo, mensagem });
const doMotivo = (_: EditalGuardado, { dados }: { readonly dados: ComMotivo }): readonly Problema[] =>
  problemasDoMotivoDoEdital(dados.motivo);

function reaberto(edital: EditalGuardado, fim: string | undefined): EditalGuardado {
  return { ...edital, fim: fim ?? '', encerradoEm: null };
}

function fimPassado(fim: string | undefined, { agora, fuso }: Momento): Problema[] {
  const passado = fim && ehDiaValido(fim) && compararDias(fim, diaNoFuso(agora, fuso)) < 0;
  return passado ? [problema('fim', 'FIM_PASSADO', M.fimPassado)] : [];
}

/** The ten days to contest a change for the worse still run, and nothing cuts them short (D56). */
const MUDANCAS_CORREM: Bloqueio<EditalGuardado, Contado> = {
  codigo: 'MUDANCAS_CORREM',
  mensagem: M.recursosDeMudanca,
  porExtenso: ({ contagem }) => recursosDeMudancaAte(contagem.mudancasAte ?? ''),
  quando: (_, { contagem, agora, fuso }) =>
    contagem.mudancasAte !== undefined && compararDias(diaNoFuso(agora, fuso), contagem.mudancasAte) <= 0,
};

const DA_LISTA: readonly Bloqueio<EditalGuardado, ListaDeSuplentes>[] = [
  { codigo: 'SEM_LISTA', mensagem: S.semLista, quando: (_, { temLista }) => !temLista },
  { codigo: 'RESULTADO_PRELIMINAR', mensagem: M.aindaPreliminar, quando: ehPreliminar },
  {
    codigo: 'BOLSA_DEVIDA',
    mensagem: S.bolsasDeQuemGanhou,
    quando: (_, { devidas }) => devidas.length,
    porExtenso: ({ devidas }) => devidasPorExtenso(devidas),
  },
  { codigo: 'SEM_BOLSA_LIVRE', mensagem: S.semBolsaLivre, quando: (_, { livres }) => livres <= 0 },
  { codigo: 'NINGUEM_ESPERA', mensagem: S.ninguemEspera, quando: (_, { esperam }) => esperam === 0 },
];

/**
 * The day on which projects without instructors close: the chosen one, or the usual one where the chosen day
 * is too near to the result (D44).
 */
function encerramentoDesde(edital: EditalGuardado, hoje: string): string | null {
  const { encerramentoSemInstrutores: escolhido } = edital;
  const cedo =
    escolhido === null || compararDias(escolhido, somarDias(hoje, CARENCIA_SEM_INSTRUTORES_DIAS)) < 0;
  return cedo ? encerramentoPadrao(edital, hoje) : escolhido;
}

/** Where the first result is preliminary, the effects of publication come with the final one. */
function publicado(
  edital: EditalGuardado,
  { agora, fuso, preliminar, semExpediente }: Publicacao,
): EditalGuardado {
  const hoje = diaNoFuso(agora, fuso);
  return {
    ...edital,
    resultadoPublicadoEm: agora.toISOString(),
    fimRecursos: fimRecursosNaPublicacao(edital, hoje, semExpediente),
    ...(preliminar === true
      ? { finalEm: null }
      : { encerramentoSemInstrutores: encerramentoDesde(edital, hoje) }),
  };
}

function final(edital: EditalGuardado, { agora, fuso }: Momento): EditalGuardado {
  return {
    ...edital,
    finalEm: agora.toISOString(),
    encerramentoSemInstrutores: encerramentoDesde(edital, diaNoFuso(agora, fuso)),
  };
}

/**
 * The phases of a call and every act between them, by the names of the calls (D1). The clock does one more:
 * past `fim` a call in submissao counts as avaliacao (`faseEmVigor`).
 */
export const MAQUINA_DO_EDITAL: Maquina<Fase, Papel, EditalGuardado, AtosDoEdital> = {
  estado: (edital, { agora, fuso }) => faseEmVigor(edital, agora, fuso),
  por: (edital, fase) => ({ ...edital, fase }),
  atos: {
    encerrarInscricoes: {
      quem: ['administrador'],
      passos: { submissao: ['avaliacao'] },
      fora: fora('EDITAL_NAO_ABERTO', M.naoEstaAberto),
      bloqueios: [
        {
          codigo: 'EDITAL_NAO_ABERTO',
          mensagem: M.naoEstaAberto,
          quando: (edital, { agora, fuso }) => !estaAberto(edital, agora, fuso),
        },
      ],
      mover: (edital, { fatos }) => ({ ...edital, encerradoEm: fatos.agora.toISOString() }),
    },
    reabrirInscricoes: {
      quem: ['administrador'],
      passos: { avaliacao: ['submissao'] },
      fora: fora('FORA_DA_AVALIACAO', M.naoEstaEmAvaliacao),
      bloqueios: [
        {
          codigo: 'AVALIADOR_JA_DESIGNADO',
          mensagem: M.jaHaAvaliador,
          quando: (_, { temAvaliadorDesignado }) => temAvaliadorDesignado,
        },
        // Marked projects could be edited again.
        { codigo: 'HA_MARCAS', mensagem: H.haMarcas, quando: (_, { temMarca = false }) => temMarca },
      ],
      problemas: (edital, { fatos, dados: { fim, motivo } }) => [
        ...problemasDoEdital(reaberto(edital, fim), true),
        ...fimPassado(fim, fatos),
        ...problemasDoMotivoDoEdital(motivo),
      ],
      mover: (edital, { dados }) => reaberto(edital, dados.fim),
    },
    // Needs every project designated and assessed (D3).
    iniciarDecisao: {
      quem: ['administrador'],
      passos: { avaliacao: ['decisao'], decisao: ['decisao'] },
      fora: (fase) =>
        fase === 'submissao'
          ? { codigo: 'EDITAL_ABERTO', mensagem: A.espereFechar }
          : { codigo: 'DECISAO_PASSOU', mensagem: MENSAGENS_DECISAO.decisaoPassou },
      bloqueios: [
        {
          codigo: 'SUBMISSAO_TARDIA',
          mensagem: 'O edital está aberto para um envio fora do prazo',
          porExtenso: ({ tardiaAte, agora, fuso }) => tardiaCorre(tardiaAte ?? agora, fuso),
          tela: '/editais/:id/configuracao',
          quando: (_, { tardiaAte = null }) => tardiaAte !== null,
        },
        {
          codigo: 'POR_HOMOLOGAR',
          mensagem: H.existemPorHomologar,
          tela: '/editais/:id/homologacao',
          quando: (_, { contagem: { porHomologar = 0 } }) => porHomologar,
        },
        {
          codigo: 'NAO_DESIGNADOS',
          mensagem: A.naoSubmetidosAAvaliacao,
          tela: '/designar_avaliadores',
          quando: (_, { contagem }) => contagem.naoDesignados,
        },
        {
          codigo: 'TOTAIS_DIVERGENTES',
          mensagem: A.totaisDivergentes,
          porExtenso: ({ contagem: { divergentes = [] } }) => comOsProjetos(A.totaisDivergentes, divergentes),
          tela: '/editais/:id/avaliacao',
          quando: (_, { contagem: { divergentes = [] } }) => divergentes.length,
        },
        {
          codigo: 'NAO_AVALIADOS',
          mensagem: A.naoAvaliados,
          tela: '/designar_avaliadores',
          quando: (_, { contagem }) => contagem.naoAvaliados,
        },
      ],
    },
    enviarASecretaria: {
      quem: ['administrador', 'PRESIDENTE_COMISSAO'],
      passos: { decisao: ['secretaria'] },
      fora: (fase) =>
        fase === 'submissao' || fase === 'avaliacao'
          ? { codigo: 'AINDA_NAO_NA_DECISAO', mensagem: MENSAGENS_DECISAO.aindaNaoNaDecisao }
          : { codigo: 'JA_ENVIADO', mensagem: MENSAGENS_DECISAO.jaEnviado },
      // A meeting that still decides would be missing from what is sent (D54).
      bloqueios: [
        {
          codigo: 'SESSAO_ABERTA',
          mensagem: MENSAGENS_REUNIAO.haReuniaoAberta,
          porExtenso: ({ reuniaoAberta }) => haReuniaoAberta(reuniaoAberta?.numero ?? 0),
          tela: '/sessoes_da_comissao/:sessao',
          quando: (_, { reuniaoAberta = null }) => reuniaoAberta !== null,
        },
      ],
    },
    publicarResultados: {
      quem: ['secretaria', 'administrador'],
      passos: { secretaria: ['resultado'] },
      fora: fora('NAO_ENVIADO', MENSAGENS_DECISAO.naoEnviados),
      mover: (edital, { fatos }) => publicado(edital, fatos),
    },
    // Makes a preliminary result final, once no appeal can change it any more.
    publicarResultadoFinal: {
      quem: ['secretaria', 'administrador'],
      passos: { resultado: ['resultado'] },
      fora: fora('FORA_DO_RESULTADO', MENSAGENS_DECISAO.soResultado),
      bloqueios: [
        {
          codigo: 'SEM_PRELIMINAR',
          mensagem: M.semPreliminar,
          quando: ({ finalEm }) => finalEm === undefined,
        },
        {
          codigo: 'JA_FINAL',
          mensagem: M.jaFinal,
          quando: ({ finalEm }) => typeof finalEm === 'string',
        },
        {
          codigo: 'RECURSOS_CORREM',
          mensagem: M.recursosCorrem,
          quando: (edital, { agora, fuso }) => recursosAbertos(edital, diaNoFuso(agora, fuso)),
        },
        {
          codigo: 'RECURSO_PENDENTE',
          mensagem: A.recursoPendente,
          tela: '/recursos',
          quando: (_, { contagem }) => contagem.recursosPendentes,
        },
        MUDANCAS_CORREM,
      ],
      mover: (edital, { fatos }) => final(edital, fatos),
    },
    chamarSuplente: {
      quem: ['administrador'],
      passos: { resultado: ['resultado'] },
      fora: fora('FORA_DO_RESULTADO', MENSAGENS_DECISAO.soResultado),
      bloqueios: DA_LISTA,
    },
    declinarSuplente: {
      quem: ['administrador'],
      passos: { resultado: ['resultado'] },
      fora: fora('FORA_DO_RESULTADO', MENSAGENS_DECISAO.soResultado),
      bloqueios: DA_LISTA,
      problemas: doMotivo,
    },
    arquivarEdital: {
      quem: ['administrador'],
      passos: { resultado: ['arquivado'] },
      fora: fora('FORA_DO_RESULTADO', MENSAGENS_DECISAO.soResultado),
      bloqueios: [
        { codigo: 'RESULTADO_PRELIMINAR', mensagem: M.aindaPreliminar, quando: ehPreliminar },
        {
          codigo: 'RECURSO_PENDENTE',
          mensagem: A.recursoPendente,
          tela: '/recursos',
          quando: (_, { contagem }) => contagem.recursosPendentes,
        },
        MUDANCAS_CORREM,
        {
          codigo: 'VIGENCIA_CORRE',
          mensagem: M.vigenciaNaoTerminou,
          quando: ({ vigenciaFim }, { agora, fuso }) => compararDias(diaNoFuso(agora, fuso), vigenciaFim) < 0,
        },
      ],
    },
    devolverEdital: {
      quem: ['administrador'],
      passos: { decisao: ['avaliacao'], secretaria: ['decisao'] },
      fora: (fase) =>
        fase === 'resultado' || fase === 'arquivado'
          ? { codigo: 'JA_PUBLICADO', mensagem: M.jaPublicado }
          : { codigo: 'NAO_PODE_DEVOLVER', mensagem: M.naoPodeDevolver },
      problemas: doMotivo,
    },
    desarquivarEdital: {
      quem: ['administrador'],
      passos: { arquivado: ['resultado'] },
      fora: fora('NAO_ARQUIVADO', M.naoEstaArquivado),
      problemas: doMotivo,
    },
  },
};

export function faseDepois(ato: AtoDoEdital, fase: Fase): Fase | undefined {
  return MAQUINA_DO_EDITAL.atos[ato].passos[fase]?.[0];
}
