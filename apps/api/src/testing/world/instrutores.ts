import type { TipoDeArquivo } from '@instrutoria/domain/arquivo/types.ts';
import type { NomeDaJanela } from '@instrutoria/domain/configuracao/types.ts';
import { ultimoDiaDaResposta } from '@instrutoria/domain/coordenacao/rules/transferencia.ts';
import {
  ARQUIVO_DO_DOCUMENTO,
  LITERAL_DA_BOLSA_UNICA,
  LITERAL_DO_VOLUNTARIO,
} from '@instrutoria/domain/instrutor/limits.ts';
import { conferir } from '@instrutoria/domain/instrutor/transitions.ts';
import { DOCUMENTOS, type Documento } from '@instrutoria/domain/instrutor/types.ts';
import { comDigitosVerificadores } from '@instrutoria/domain/kernel/cpf.ts';
import type { Deps } from '../../context.ts';
import type { NewRow, Row } from '../../db/tables.gerada.ts';
import { salvarInstrutor, travarInstrutor } from '../../features/instrutor/repository.ts';
import { insertAll, insertInto, rowOf } from '../rows.ts';
import type { Pessoa } from '../world.ts';
import type { ProjetoDesignado } from './avaliacoes.ts';

type Colunas = Partial<NewRow<'instrutor'>>;

interface Base {
  readonly deps: Pick<Deps, 'clock' | 'database'>;
  novoArquivo(
    tipo: TipoDeArquivo,
    donoId: number | null,
    bytes?: Uint8Array,
    vinculo?: string | null,
  ): Promise<string>;
  novoEditalEm(fase: 'resultado'): Promise<number>;
  novoAvaliado(
    editalId: number,
    quem?: {
      readonly dono?: Pessoa;
      readonly avaliador?: Pessoa;
      readonly aprovacao?: { remuneradosAprovados: number; voluntariosAprovados: number };
    },
  ): Promise<ProjetoDesignado>;
}

let serial = 0;

/** Approved projects with places, and instructors in any state. */
export function instrutoresDoMundo({ deps, novoArquivo, novoEditalEm, novoAvaliado }: Base) {
  const { db } = deps.database;

  /** A published, approved project of `dono` with 2 paid and 3 volunteer places by default. */
  async function novoAprovado(
    quem: {
      readonly dono?: Pessoa;
      readonly avaliador?: Pessoa;
      readonly edital?: number;
      readonly remunerados?: number;
      readonly voluntarios?: number;
    } = {},
  ): Promise<ProjetoDesignado & { readonly edital: number }> {
    const edital = quem.edital ?? (await novoEditalEm('resultado'));
    const feito = await novoAvaliado(edital, {
      ...(quem.dono === undefined ? {} : { dono: quem.dono }),
      ...(quem.avaliador === undefined ? {} : { avaliador: quem.avaliador }),
      aprovacao: {
        remuneradosAprovados: quem.remunerados ?? 2,
        voluntariosAprovados: quem.voluntarios ?? 3,
      },
    });
    return { ...feito, edital };
  }

  async function donoDe(projetoId: number): Promise<number> {
    return (await rowOf(db, 'projeto', { id: projetoId })).coordenadorId;
  }

  /** The five documents of an instructor of this kind, uploaded by this person (D26). */
  async function documentosPara(
    donoId: number,
    { tipoAluno = 'BOLSISTA', acumulo = 'unica' }: { tipoAluno?: string; acumulo?: string | null } = {},
  ): Promise<Record<Documento, string>> {
    const enviar = (documento: Documento) => novoArquivo(ARQUIVO_DO_DOCUMENTO[documento], donoId);
    const bolsista = tipoAluno === 'BOLSISTA';
    const semAnuencia = bolsista ? LITERAL_DA_BOLSA_UNICA : LITERAL_DO_VOLUNTARIO;
    return {
      termo_compromisso: await enviar('termo_compromisso'),
      declaracao_aluno_detentor: await enviar('declaracao_aluno_detentor'),
      historico_declaracao: await enviar('historico_declaracao'),
      dados_bancarios: bolsista ? await enviar('dados_bancarios') : LITERAL_DO_VOLUNTARIO,
      termo_anuencia: bolsista && acumulo === 'acumulavel' ? await enviar('termo_anuencia') : semAnuencia,
    };
  }

  /**
   * A stored instructor with own documents, CPF and matrícula: by default a REGULAR grant holder from January
   * on. The documents of a REGULAR one are checked, those of an IRREGULAR one are not.
   */
  async function novoInstrutor(projetoId: number, dados: Colunas = {}): Promise<number> {
    serial += 1;
    const tipoAluno = dados.tipoAluno ?? 'BOLSISTA';
    const acumulo = tipoAluno === 'BOLSISTA' ? (dados.acumulo ?? 'unica') : null;
    const documentos = await documentosPara(await donoDe(projetoId), { tipoAluno, acumulo });
    const agora = deps.clock.agora();
    const linha = await insertInto(db, 'instrutor', {
      projetoId,
      nome: `Aluno ${serial}`,
      email: `aluno${serial}@exemplo.test`,
      cpf: comDigitosVerificadores(String(700_000_000 + serial)),
      matricula: `2026${serial}`,
      programaPos: 'Programa de Pós-Graduação em Física',
      termoCompromisso: documentos.termo_compromisso,
      declaracaoAlunoDetentor: documentos.declaracao_aluno_detentor,
      historicoDeclaracao: documentos.historico_declaracao,
      dadosBancarios: documentos.dados_bancarios,
      termoAnuencia: documentos.termo_anuencia,
      situacao: 'REGULAR',
      mesInicio: '2026-01',
      criadoEm: agora,
      atualizadoEm: agora,
      ...dados,
      tipoAluno,
      acumulo,
    });
    // Found by the canaries wherever it should not be (testing/attacks/canary.ts).
    await insertInto(db, 'contaBancaria', {
      ...{ instrutorId: linha.id, banco: '260', agencia: '1', tipo: 'corrente', digito: '0' },
      conta: `7707${String(linha.id).padStart(8, '0')}`,
      cpfDoTitular: linha.cpf ?? comDigitosVerificadores(String(700_000_000 + serial)),
    });
    const comArquivo = DOCUMENTOS.filter((documento) => documentos[documento].startsWith('arq_'));
    const conferido = linha.situacao === 'REGULAR';
    const achado = conferido ? { situacao: 'CONFERIDO', conferidoEm: agora } : { situacao: 'PENDENTE' };
    await insertAll(
      db,
      'conferenciaDeDocumento',
      comArquivo.map((documento) => ({ instrutorId: linha.id, documento, ...achado })),
    );
    for (const documento of comArquivo) await reivindicar(documentos[documento], linha.id);
    await datar(linha);
    await abrirVagas(projetoId);
    return linha.id;
  }

  /**
   * Writes the history as if everything was so since the registration, or since the first month if earlier
   * (D39).
   */
  async function datar(linha: Row<'instrutor'>): Promise<void> {
    const inicio = new Date(`${linha.mesInicio ?? '9999-12'}-01T00:00:00Z`);
    const desde = inicio < linha.criadoEm ? inicio : linha.criadoEm;
    const fatos = {
      SITUACAO: linha.situacao,
      TIPO: linha.tipoAluno,
      DOCUMENTOS: linha.situacao === 'REGULAR' ? 'EM_ORDEM' : 'POR_CONFERIR',
      VINCULO: linha.fim === null ? 'VIVO' : 'ENCERRADO',
    };
    if (linha.situacao === 'IRREGULAR' && linha.mesInicio !== null) {
      // Somebody set this value.
      await insertAll(db, 'historicoDoInstrutor', [
        {
          ...{ instrutorId: linha.id, campo: 'SITUACAO', valor: 'REGULAR', origem: 'ATO' },
          ...{ desde: new Date(desde.getTime() - 60_000), ate: desde },
        },
      ]);
    }
    await insertAll(
      db,
      'historicoDoInstrutor',
      Object.entries(fatos).map(([campo, valor]) => ({
        instrutorId: linha.id,
        campo,
        valor,
        origem: 'ATO',
        desde: campo === 'VINCULO' && linha.encerradoEm !== null ? linha.encerradoEm : desde,
      })),
    );
  }

  /** Gives at least as many places as vínculos in force, as the application would (T-G7). */
  async function abrirVagas(projetoId: number): Promise<void> {
    await deps.database.pool.query(
      `update projeto_aprovacao a set remunerados_aprovados = greatest(a.remunerados_aprovados, n.pagos),
         voluntarios_aprovados = greatest(a.voluntarios_aprovados, n.voluntarios)
       from (select count(*) filter (where tipo_aluno = 'BOLSISTA') as pagos,
           count(*) filter (where tipo_aluno = 'VOLUNTARIO') as voluntarios
         from instrutor where projeto_id = $1 and fim is null) n where a.projeto_id = $1`,
      [projetoId],
    );
  }

  async function reivindicar(referencia: string, instrutorId: number): Promise<void> {
    await deps.database.pool.query('update arquivo set vinculo = $1 where referencia = $2', [
      `instrutor:${instrutorId}`,
      referencia,
    ]);
  }

  /** Stored hours of one year, by month from January on; null leaves a month without an entry. */
  async function novaFrequencia(
    instrutorId: number,
    ano: number,
    horas: readonly (number | null)[],
    autorId: number,
  ): Promise<void> {
    const agora = deps.clock.agora();
    await insertInto(db, 'frequencia', { instrutorId, ano, autorId, atualizadoEm: agora });
    const meses = horas.flatMap((h, i) =>
      h === null ? [] : [{ instrutorId, ano, mes: i + 1, horas: h, registradaEm: agora }],
    );
    if (meses.length > 0) await insertAll(db, 'frequenciaDoMes', meses);
  }

  /** An extension that keeps a window open for this project until the end of the clock's day, or longer. */
  async function prorrogar(janela: NomeDaJanela, projetoId: number): Promise<void> {
    const agora = deps.clock.agora();
    await insertInto(db, 'prorrogacao', {
      janela,
      projetoId,
      motivo: 'Pedido da coordenação',
      criadaEm: agora,
      ate: new Date(agora.getTime() + 3 * 86_400_000).toISOString().slice(0, 10),
      autorId: await donoDe(projetoId),
    });
  }

  /** Stores an absence of a coordinator; by default during the clock's month. */
  async function novoAfastamento(
    professorId: number,
    dias: { readonly inicio?: string; readonly fim?: string } = {},
  ): Promise<number> {
    const agora = deps.clock.agora();
    const mes = agora.toISOString().slice(0, 7);
    const linha = await insertInto(db, 'afastamento', {
      professorId,
      inicio: `${mes}-01`,
      fim: `${mes}-28`,
      motivo: 'Licença para tratamento de saúde',
      autorId: professorId,
      criadoEm: agora,
      ...dias,
    });
    return linha.id;
  }

  /** Accepted by default. */
  async function novaVice(projetoId: number, professorId: number, aceitou = true): Promise<void> {
    const agora = deps.clock.agora();
    await insertInto(db, 'viceCoordenacao', {
      projetoId,
      professorId,
      nomeadoPorId: await donoDe(projetoId),
      nomeadoEm: agora,
      aceitoEm: aceitou ? agora : null,
    });
  }

  /** Proposed by an administrator, for today by default. */
  async function novaTransferencia(
    projetoId: number,
    paraId: number,
    dados: Partial<NewRow<'transferencia'>> = {},
  ): Promise<number> {
    const agora = deps.clock.agora();
    const hoje = agora.toISOString().slice(0, 10);
    const deId = await donoDe(projetoId);
    const linha = await insertInto(db, 'transferencia', {
      ...{ projetoId, deId, paraId, causa: 'pedido', motivo: 'Mudou de universidade.', propostaPorId: deId },
      dia: hoje,
      propostaEm: agora,
      responderAte: ultimoDiaDaResposta('pedido', hoje),
      ...dados,
    });
    return linha.id;
  }

  /** Refuses a document; returns the coordinator's new file for it. */
  async function recusarDocumento(instrutorId: number, documento: Documento): Promise<string> {
    const agora = deps.clock.agora();
    const antes = await travarInstrutor(db, instrutorId);
    if (antes === null) throw new Error('no such instructor');
    const recusa = { documento, situacao: 'RECUSADO', motivo: 'Falta a assinatura.' } as const;
    const dono = await donoDe(antes.projetoId);
    await salvarInstrutor(db, antes, conferir(antes, recusa, agora), { agora, quem: dono });
    return novoArquivo(ARQUIVO_DO_DOCUMENTO[documento], dono);
  }

  return {
    novoAprovado,
    documentosPara,
    novoInstrutor,
    novaFrequencia,
    prorrogar,
    novoAfastamento,
    novaVice,
    novaTransferencia,
    recusarDocumento,
  };
}
