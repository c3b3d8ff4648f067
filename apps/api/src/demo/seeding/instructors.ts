import {
  ARQUIVO_DO_DOCUMENTO,
  LITERAL_DA_BOLSA_UNICA,
  LITERAL_DO_VOLUNTARIO,
} from '@instrutoria/domain/instrutor/limits.ts';
import { DOCUMENTOS, type Documento } from '@instrutoria/domain/instrutor/types.ts';
import { comDigitosVerificadores } from '@instrutoria/domain/kernel/cpf.ts';
import { diaNoFuso, formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import type { FileStorage } from '../../adapters/files/storage.ts';
import { ausencia, conferenciaDeDocumento, historicoDoInstrutor, instrutor } from '../../db/schema.ts';
import { INSTITUICAO } from '../content/instituicao.ts';
import { INSTRUTORES, type InstrutorDemo } from '../content/instrutores.ts';
import { documentoDoAlunoEmPdf } from '../drawings/documento-do-aluno.ts';
import type { AvaliacaoSemeada } from './evaluations.ts';
import { noDia } from './instants.ts';
import { mesDe } from './months.ts';
import { exigir } from './people.ts';
import type { Casa } from './proposals.ts';
import { type Guardado, guardar, registrar } from './stored-files.ts';
import type { AtoDemo } from './trail.ts';

/** The files of one student. */
export type DocumentosGuardados = ReadonlyMap<InstrutorDemo, ReadonlyMap<Documento, Guardado>>;

/** An instructor in the database. */
export interface InstrutorSemeado {
  readonly id: number;
  readonly dados: InstrutorDemo;
  readonly projetoId: number;
  readonly mesInicio: string | null;
  /** 'yyyy-mm' of the end of the tie. */
  readonly mesFim: string | null;
  readonly criadoEm: Date;
  readonly encerradoEm: Date | null;
}

/** Which documents need a file (D26). */
function comArquivo({ tipo, acumulo }: InstrutorDemo): readonly Documento[] {
  const pedidos: Readonly<Record<Documento, boolean>> = {
    ...{ termo_compromisso: true, declaracao_aluno_detentor: true, historico_declaracao: true },
    ...{ dados_bancarios: tipo === 'BOLSISTA', termo_anuencia: acumulo === 'acumulavel' },
  };
  return DOCUMENTOS.filter((documento) => pedidos[documento]);
}

/** Draws and stores the documents of every student. */
export async function guardarDocumentos(
  storage: FileStorage,
  agora: Date,
  fuso: string,
): Promise<DocumentosGuardados> {
  const hoje = formatarDia(diaNoFuso(agora, fuso));
  const feitos = INSTRUTORES.map(async (um): Promise<[InstrutorDemo, Map<Documento, Guardado>]> => {
    const pares = comArquivo(um).map(
      async (documento): Promise<[Documento, Guardado]> => [
        documento,
        await guardar(
          storage,
          ARQUIVO_DO_DOCUMENTO[documento],
          documentoDoAlunoEmPdf(documento, um.nome, hoje),
        ),
      ],
    );
    return [um, new Map(await Promise.all(pares))];
  });
  return new Map(await Promise.all(feitos));
}

function emailDoAluno(nome: string): string {
  const chave = nome
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '');
  return `${chave.split(' ').slice(0, 2).join('.')}@estudante.${INSTITUICAO.dominio}`;
}

/** A number of the university and a CPF for each student, told apart by the place in the list. */
function numeros(dados: InstrutorDemo) {
  const n = INSTRUTORES.indexOf(dados) + 1;
  return {
    cpf: comDigitosVerificadores(String(310_000_000 + n * 7_345_679)),
    matricula: `20${String(240_000 + n * 137)}`,
  };
}

/** How many days ago the student was registered: days after the publication, or before the start. */
function cadastradoHa(dados: InstrutorDemo, publicadoHa: number): number {
  return dados.inicio === null ? 3 : Math.max(1, publicadoHa - 30 * dados.inicio + 20);
}

interface Lugar {
  readonly casa: Casa;
  readonly projetoId: number;
  readonly publicadoHa: number;
  readonly agora: Date;
  readonly fuso: string;
}

async function semearInstrutor(
  { casa, projetoId, publicadoHa, agora, fuso }: Lugar,
  dados: InstrutorDemo,
  documentos: ReadonlyMap<Documento, Guardado>,
): Promise<InstrutorSemeado> {
  const coordenadorId = exigir(casa.pessoas, dados.coordenador);
  const publicacao = mesDe(noDia(agora, fuso, publicadoHa), fuso);
  const criadoEm = noDia(agora, fuso, cadastradoHa(dados, publicadoHa));
  const mesInicio = dados.inicio === null ? null : somarMeses(publicacao, dados.inicio);
  const mesFim = dados.fim === undefined ? null : somarMeses(publicacao, dados.fim.mes);
  const semArquivo = dados.tipo === 'VOLUNTARIO' ? LITERAL_DO_VOLUNTARIO : LITERAL_DA_BOLSA_UNICA;
  const valor = (documento: Documento) => documentos.get(documento)?.referencia ?? semArquivo;
  const [linha] = await casa.tx
    .insert(instrutor)
    .values({
      projetoId,
      ...{ nome: dados.nome, email: emailDoAluno(dados.nome), programaPos: dados.programa },
      ...numeros(dados),
      ...{ tipoAluno: dados.tipo, acumulo: dados.acumulo, situacao: dados.situacao, mesInicio },
      termoCompromisso: valor('termo_compromisso'),
      declaracaoAlunoDetentor: valor('declaracao_aluno_detentor'),
      historicoDeclaracao: valor('historico_declaracao'),
      dadosBancarios: valor('dados_bancarios'),
      termoAnuencia: valor('termo_anuencia'),
      fim: mesFim === null ? null : `${mesFim}-28`,
      motivoDoFim: dados.fim?.motivo ?? null,
      encerradoEm: mesFim === null ? null : new Date(`${mesFim}-28T14:00:00Z`),
      ...{ criadoEm, atualizadoEm: criadoEm },
    })
    .returning();
  if (linha === undefined) throw new Error('the written instructor is gone');
  for (const guardado of documentos.values()) {
    await registrar(casa.tx, guardado, { donoId: coordenadorId, vinculo: `instrutor:${linha.id}` });
  }
  return { id: linha.id, dados, projetoId, mesInicio, mesFim, criadoEm, encerradoEm: linha.encerradoEm };
}

/** When the administrator made the student REGULAR: in the month before the first one; null for who waits still. */
function regularizadoEm({ criadoEm, mesInicio }: InstrutorSemeado, agora: Date): Date | null {
  if (mesInicio === null) return null;
  const noMesAnterior = new Date(`${somarMeses(mesInicio, -1)}-24T14:00:00Z`);
  return noMesAnterior < criadoEm || noMesAnterior > agora
    ? new Date(criadoEm.getTime() + 3_600_000)
    : noMesAnterior;
}

/** The dated facts behind the record: registered, checked and made REGULAR, absent, ended (D39). */
async function semearHistorico({ casa, agora, fuso }: Lugar, semeado: InstrutorSemeado): Promise<void> {
  const { id, dados, criadoEm, encerradoEm } = semeado;
  const quemCadastra = exigir(casa.pessoas, dados.coordenador);
  const administrador = exigir(casa.pessoas, 'claudia.portela');
  const regular = regularizadoEm(semeado, agora);
  const visto = noDia(agora, fuso, 2);
  const passos = (campo: string, ...fatos: readonly (readonly [string, Date, number] | null)[]) =>
    fatos
      .filter((fato) => fato !== null)
      .map(([valor, desde, autorId], i, todos) => ({
        ...{ instrutorId: id, campo, valor, desde, autorId, origem: 'ATO' },
        ate: todos[i + 1]?.[1] ?? null,
      }));
  const conferido = dados.recusado === undefined ? 'EM_ORDEM' : 'RECUSADO';
  await casa.tx
    .insert(historicoDoInstrutor)
    .values([
      ...passos('TIPO', [dados.tipo, criadoEm, quemCadastra]),
      ...passos(
        'SITUACAO',
        ['IRREGULAR', criadoEm, quemCadastra],
        regular === null ? null : ['REGULAR', regular, administrador],
        dados.ausente ? ['IRREGULAR', noDia(agora, fuso, 1), quemCadastra] : null,
      ),
      ...passos(
        'DOCUMENTOS',
        ['POR_CONFERIR', criadoEm, quemCadastra],
        regular === null && dados.recusado === undefined
          ? null
          : [conferido, regular ?? visto, administrador],
      ),
      ...passos(
        'VINCULO',
        ['VIVO', criadoEm, quemCadastra],
        encerradoEm === null ? null : ['ENCERRADO', encerradoEm, quemCadastra],
      ),
    ]);
}

/** What the administrator found of the documents: in order once the student began, else waiting or refused. */
async function semearConferencias(
  { casa, agora, fuso }: Lugar,
  semeado: InstrutorSemeado,
  documentos: ReadonlyMap<Documento, Guardado>,
): Promise<void> {
  const { id, dados } = semeado;
  const conferidoPorId = exigir(casa.pessoas, 'claudia.portela');
  const linhas = [...documentos.keys()].map((documento) => {
    const recusado = dados.recusado?.documento === documento ? dados.recusado.motivo : null;
    const situacao = recusado !== null ? 'RECUSADO' : dados.inicio === null ? 'PENDENTE' : 'CONFERIDO';
    const visto = situacao === 'PENDENTE' ? null : (regularizadoEm(semeado, agora) ?? noDia(agora, fuso, 2));
    return {
      ...{ instrutorId: id, documento, situacao, motivo: recusado },
      ...{ conferidoEm: visto, conferidoPorId: visto === null ? null : conferidoPorId },
    };
  });
  await casa.tx.insert(conferenciaDeDocumento).values(linhas);
}

/** Inserts the instructors of the approved projects with their documents and absences; answers them with their trail. */
export async function semearInstrutores(
  casa: Casa,
  avaliacoes: readonly AvaliacaoSemeada[],
  guardados: DocumentosGuardados,
  agora: Date,
  fuso: string,
): Promise<{ readonly instrutores: readonly InstrutorSemeado[]; readonly atos: readonly AtoDemo[] }> {
  const instrutores: InstrutorSemeado[] = [];
  const atos: AtoDemo[] = [];
  for (const dados of INSTRUTORES) {
    const achada = avaliacoes.find(
      ({ semeada }) =>
        semeada.edital.dados.chave === dados.edital && semeada.proposta.coordenador === dados.coordenador,
    );
    const publicadoHa = achada?.semeada.edital.dados.publicadoHa;
    if (achada === undefined || publicadoHa == null) throw new Error(`${dados.coordenador} has no result`);
    const lugar = { casa, projetoId: achada.semeada.id, publicadoHa, agora, fuso };
    const documentos = exigir(guardados, dados);
    const semeado = await semearInstrutor(lugar, dados, documentos);
    await semearConferencias(lugar, semeado, documentos);
    await semearHistorico(lugar, semeado);
    instrutores.push(semeado);
    const pessoaId = exigir(casa.pessoas, dados.coordenador);
    const registro = { tipo: 'instrutor', id: semeado.id } as const;
    const quando = noDia(agora, fuso, cadastradoHa(dados, publicadoHa));
    atos.push({ acao: 'cadastrarInstrutor', pessoaId, quando, registro });
    if (dados.ausente) {
      const registradaEm = noDia(agora, fuso, 1);
      const mes = mesDe(agora, fuso);
      await casa.tx
        .insert(ausencia)
        .values({ instrutorId: semeado.id, mes, registradaEm, autorId: pessoaId });
      atos.push({ acao: 'registrarIrregularidade', pessoaId, quando: registradaEm, registro });
    }
  }
  return { instrutores, atos };
}
