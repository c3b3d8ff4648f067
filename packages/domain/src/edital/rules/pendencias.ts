import type { SituacaoExibida } from '../../decisao/types.ts';
import { MENSAGENS_DESIGNACAO as A } from '../../designacao/messages.ts';
import { formatarDia } from '../../kernel/datas.ts';
import type { DiasSemExpediente } from '../../kernel/feriados.ts';
import { prazoNoDia } from '../../kernel/fuso.ts';
import { type Impedimento, impedimentos } from '../../kernel/maquina.ts';
import type { VagasDadas } from '../../projeto/types.ts';
import { type Contado, type Envio, MAQUINA_DO_EDITAL } from '../maquina.ts';
import type { ContagemDoEdital, EditalGuardado } from '../types.ts';
import { fimRecursosNaPublicacao } from './datas-e-fase.ts';
import { ATOS_ADIANTE, type AtoAdiante } from './proximo-ato.ts';

/** A condition that forbids an act (bloqueio) or should be known before it (aviso), and the screen for it. */
type Pendencia = Required<Pick<Impedimento, 'codigo' | 'mensagem' | 'quantidade' | 'tela'>>;

type Aviso = (contagem: ContagemDoEdital, edital: EditalGuardado) => Pendencia | null;

const quando =
  (
    codigo: string,
    mensagem: string,
    quantidade: (contagem: ContagemDoEdital, edital: EditalGuardado) => number | boolean,
    tela: string | null = null,
  ): Aviso =>
  (contagem, edital) => {
    const n = quantidade(contagem, edital);
    if (n === false || n === 0) return null;
    return { codigo, mensagem, quantidade: n === true ? null : n, tela };
  };

const avaliadoresSemDireito = quando(
  'AVALIADORES_SEM_DIREITO',
  A.avaliadoresSemDireito,
  (c) => c.avaliadoresSemDireito,
  '/designar_avaliadores',
);
const semProjetos = quando('SEM_PROJETOS', 'O edital não tem projetos', (c) => c.projetos === 0);
const aguardam = quando(
  'AGUARDAM_CRONOGRAMA',
  'Há projetos que ainda não enviaram todos os cronogramas e ficarão de fora',
  (c) => c.aguardandoCronograma,
);

const AVISOS: Readonly<Record<AtoAdiante, readonly Aviso[]>> = {
  encerrarInscricoes: [semProjetos, aguardam],
  iniciarDecisao: [avaliadoresSemDireito, semProjetos, aguardam],
  enviarASecretaria: [
    semProjetos,
    quando(
      'ACIMA_DO_PEDIDO',
      'Projetos com mais instrutores aprovados do que pediram',
      (c) => c.acimaDoPedido,
      '/aprovacao_instrutores',
    ),
    quando(
      'LIMITE_DE_BOLSAS',
      'As bolsas aprovadas passam do limite do edital',
      (c, { limiteBolsas }) => limiteBolsas !== null && c.bolsas > limiteBolsas,
      '/aprovacao_instrutores',
    ),
    quando(
      'LIMITE_DA_UNIDADE',
      'Unidades com mais bolsas aprovadas do que o limite por unidade',
      (c) => c.unidadesAcima ?? 0,
      '/aprovacao_instrutores',
    ),
  ],
  publicarResultados: [],
  publicarResultadoFinal: [],
  arquivarEdital: [],
};

interface LinhaDecidida {
  readonly projeto_id: number;
  readonly situacaoExibida: SituacaoExibida;
  readonly vagas: VagasDadas;
  readonly remunerados: number;
  readonly remunerados_aprovados: number;
}

/** The decisions so far, by project in the order of the ranking, and the scholarships against the call's limit. */
export interface Decidido {
  readonly linhas: readonly LinhaDecidida[];
  /** How many projects are left out because the reader takes part in them (D20). */
  readonly proprios: number;
  readonly limiteBolsas: number | null;
}

/** The content of a publication, and how many people get a mail. */
export interface AnuncioDaPublicacao extends Decidido {
  readonly emails: number;
  /** True in calls that publish a preliminary result first. */
  readonly preliminar: boolean;
  readonly hoje: string;
  readonly semExpediente: DiasSemExpediente;
}

const numero = (codigo: string, mensagem: string, quantidade: number | null): Pendencia => ({
  codigo,
  mensagem,
  quantidade,
  tela: null,
});

/** Projects without the scholarship that they asked for, while one below them gets one; empty if there is none. */
function pulados(linhas: readonly LinhaDecidida[]): Pendencia[] {
  const recebe = linhas.findLastIndex((linha) => linha.remunerados_aprovados > 0);
  const fora = linhas
    .slice(0, Math.max(recebe, 0))
    .filter((l) => l.situacaoExibida !== 'REPROVADO' && l.remunerados > 0 && l.remunerados_aprovados === 0);
  const abaixo = linhas[recebe];
  const [primeiro, ...outros] = fora.map(({ projeto_id }) => `nº ${projeto_id}`);
  if (abaixo === undefined || primeiro === undefined) return [];
  const quem =
    outros.length === 0
      ? `O projeto ${primeiro} fica sem bolsa`
      : `${fora.length} projetos ficam sem bolsa (${[primeiro, ...outros].join(', ')})`;
  return [
    numero('SEM_BOLSA_ACIMA', `${quem}, e o nº ${abaixo.projeto_id}, mais abaixo na ordem, recebe`, null),
  ];
}

/** The figures of the questions before the secretariat and before publication: how many projects got what. */
export function numerosDaDecisao({ linhas, proprios, limiteBolsas }: Decidido): Pendencia[] {
  const quantas = (serve: (linha: Decidido['linhas'][number]) => boolean): number =>
    linhas.filter(serve).length;
  const bolsas = linhas.reduce((soma, linha) => soma + linha.remunerados_aprovados, 0);
  return [
    ...pulados(linhas),
    numero('PUBLICA_PROJETOS', 'Projetos', linhas.length),
    numero(
      'PUBLICA_APROVADOS',
      'Projetos com todas as vagas pedidas',
      quantas((l) => l.situacaoExibida === 'APROVADO' && l.vagas === 'todas'),
    ),
    numero(
      'PUBLICA_EM_PARTE',
      'Projetos com parte das vagas',
      quantas((l) => l.situacaoExibida !== 'REPROVADO' && l.vagas === 'parte'),
    ),
    numero(
      'PUBLICA_SEM_VAGAS',
      'Projetos aprovados sem vagas',
      quantas((l) => l.situacaoExibida !== 'REPROVADO' && l.vagas === 'nenhuma'),
    ),
    numero(
      'PUBLICA_REPROVADOS',
      'Projetos reprovados',
      quantas((l) => l.situacaoExibida === 'REPROVADO'),
    ),
    limiteBolsas === null
      ? numero('PUBLICA_BOLSAS', 'Bolsas aprovadas', bolsas)
      : numero('PUBLICA_BOLSAS', `Bolsas aprovadas: ${bolsas}, do limite de ${limiteBolsas}`, null),
    ...(proprios === 0
      ? []
      : [numero('PUBLICA_PROPRIOS', 'Não estão na conta os projetos em que você participa', proprios)]),
  ];
}

/** The figures of the question before publication, which is final (D57): they are read before the answer. */
export function numerosDaPublicacao(
  edital: Pick<EditalGuardado, 'fimRecursos' | 'fimRecursosDesde' | 'inicio'>,
  { emails, preliminar, hoje, semExpediente, ...decidido }: AnuncioDaPublicacao,
): Pendencia[] {
  const dia = fimRecursosNaPublicacao(edital, hoje, semExpediente);
  const { fimRecursos } = edital;
  const outro =
    fimRecursos === null || fimRecursos === dia
      ? ''
      : `; o dia escrito no edital, ${formatarDia(fimRecursos)}, já passou, ou vem antes do prazo da lei e não foi anunciado antes das inscrições`;
  const ate = `${prazoNoDia(dia)}${outro}`;
  return [
    ...numerosDaDecisao(decidido),
    numero('PUBLICA_EMAILS', 'E-mails aos coordenadores', emails),
    {
      codigo: 'PUBLICA_RECURSOS',
      mensagem: preliminar
        ? `O resultado sai como preliminar, e os recursos vão até ${ate}`
        : `Os recursos vão até ${ate}`,
      quantidade: null,
      tela: null,
    },
  ];
}

/** The conditions that forbid this act, from the server's own table, and what should be known before it. */
export function pendenciasDoAto(ato: AtoAdiante, edital: EditalGuardado, fatos: Contado & Envio) {
  return {
    ato: ATOS_ADIANTE[ato],
    bloqueios: impedimentos(MAQUINA_DO_EDITAL, edital, ato, fatos).map(
      ({ codigo, mensagem, quantidade = null, tela = null }) => ({
        codigo,
        mensagem,
        quantidade,
        tela:
          tela?.replace(':id', String(edital.id)).replace(':sessao', `${fatos.reuniaoAberta?.id ?? ''}`) ??
          null,
      }),
    ),
    avisos: AVISOS[ato].map((aviso) => aviso(fatos.contagem, edital)).filter((aviso) => aviso !== null),
  };
}
