import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import {
  ARQUIVO_DO_DOCUMENTO,
  LITERAL_DA_BOLSA_UNICA,
  LITERAL_DO_VOLUNTARIO,
} from '@instrutoria/domain/instrutor/limits.ts';
import { mesDaRegularizacao, type Vigencia } from '@instrutoria/domain/instrutor/rules/mes-de-inicio.ts';
import { DOCUMENTOS, type Documento } from '@instrutoria/domain/instrutor/types.ts';
import { comDigitosVerificadores } from '@instrutoria/domain/kernel/cpf.ts';
import { diaNoFuso, formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import type { FileStorage } from '../../adapters/files/file-storage.ts';
import { run, single } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import { inserirAusencia } from '../../features/instrutor/repository.ts';
import { INSTITUICAO, INSTRUTORES } from '../content.ts';
import { documentoDoAlunoEmPdf } from '../drawings/documento-do-aluno.ts';
import type { InstrutorDemo } from '../schemas.ts';
import { type Guardado, guardar, registrar } from './arquivos-guardados.ts';
import { mesDe, noDia, type Presente } from './instants.ts';
import { exigir } from './pessoas.ts';
import type { PropostaSemeada } from './propostas.ts';
import type { Semeados } from './semeados.ts';
import type { AtoDemo } from './trilha.ts';

export type DocumentosGuardados = ReadonlyMap<InstrutorDemo, ReadonlyMap<Documento, Guardado>>;

export interface InstrutorSemeado {
  readonly id: number;
  readonly dados: InstrutorDemo;
  readonly projetoId: number;
  readonly mesInicio: string | null;
  readonly mesFim: string | null;
  readonly criadoEm: Date;
  readonly encerradoEm: Date | null;
}

function comArquivo({ tipo, acumulo }: InstrutorDemo): readonly Documento[] {
  const pedidos: Readonly<Record<Documento, boolean>> = {
    termo_compromisso: true,
    declaracao_aluno_detentor: true,
    historico_declaracao: true,
    dados_bancarios: tipo === 'BOLSISTA',
    termo_anuencia: acumulo === 'acumulavel',
  };
  return DOCUMENTOS.filter((documento) => pedidos[documento]);
}

export async function guardarDocumentos(
  storage: FileStorage,
  presente: Presente,
): Promise<DocumentosGuardados> {
  const hoje = formatarDia(diaNoFuso(presente.agora, presente.fuso));
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

function numeros(dados: InstrutorDemo) {
  if (dados.identificado === false) return { cpf: null, matricula: null };
  const n = INSTRUTORES.indexOf(dados) + 1;
  return {
    cpf: comDigitosVerificadores(String(310_000_000 + n * 7_345_679)),
    matricula: `20${String(240_000 + n * 137)}`,
  };
}

function cadastradoEm(dados: InstrutorDemo, mesInicio: string | null, presente: Presente): Date {
  if (mesInicio === null) return noDia(presente, dados.cadastradoHa ?? 3, INSTRUTORES.indexOf(dados));
  return new Date(`${mesInicio}-0${6 + (INSTRUTORES.indexOf(dados) % 4)}T13:20:00Z`);
}

interface Lugar {
  readonly semeados: Semeados;
  readonly projetoId: number;
  readonly publicadoHa: number;
  readonly vigencia: Vigencia;
}

async function semearInstrutor(
  { semeados, projetoId, publicadoHa }: Lugar,
  dados: InstrutorDemo,
  documentos: ReadonlyMap<Documento, Guardado>,
): Promise<InstrutorSemeado> {
  const { presente } = semeados;
  const coordenadorId = exigir(semeados.pessoas, dados.coordenador);
  const publicacao = mesDe(noDia(presente, publicadoHa), presente);
  const mesInicio = dados.inicio === null ? null : somarMeses(publicacao, dados.inicio);
  const criadoEm = cadastradoEm(dados, mesInicio, presente);
  const mesFim = dados.fim === undefined ? null : somarMeses(publicacao, dados.fim.mes);
  const semArquivo = dados.tipo === 'VOLUNTARIO' ? LITERAL_DO_VOLUNTARIO : LITERAL_DA_BOLSA_UNICA;
  const valor = (documento: Documento) => documentos.get(documento)?.referencia ?? semArquivo;
  const encerradoEm = mesFim === null ? null : new Date(`${somarMeses(mesFim, 1)}-05T14:00:00Z`);
  const instrutor = values({
    projetoId,
    nome: dados.nome,
    email: emailDoAluno(dados.nome),
    programaPos: dados.programa,
    ...numeros(dados),
    tipoAluno: dados.tipo,
    acumulo: dados.acumulo,
    situacao: dados.situacao,
    mesInicio,
    termoCompromisso: valor('termo_compromisso'),
    declaracaoAlunoDetentor: valor('declaracao_aluno_detentor'),
    historicoDeclaracao: valor('historico_declaracao'),
    dadosBancarios: valor('dados_bancarios'),
    termoAnuencia: valor('termo_anuencia'),
    fim: mesFim === null ? null : `${mesFim}-28`,
    motivoDoFim: dados.fim?.motivo ?? null,
    encerradoEm,
    criadoEm,
    atualizadoEm: criadoEm,
  });
  const { id } = await single<{ id: number }>(
    semeados.tx,
    sql`insert into instrutor ${instrutor} returning id`,
  );
  for (const guardado of documentos.values()) {
    await registrar(
      semeados.tx,
      { ...guardado, criadoEm },
      { donoId: coordenadorId, vinculo: `instrutor:${id}` },
    );
  }
  return { id, dados, projetoId, mesInicio, mesFim, criadoEm, encerradoEm };
}

function regularizadoEm({ criadoEm, mesInicio }: InstrutorSemeado): Date | null {
  return mesInicio === null ? null : new Date(criadoEm.getTime() + 7_200_000);
}

/** REGULAR sets the month of D44; where the work began earlier, an administrator changed it. */
function atosDaRegularizacao(
  { semeados, vigencia }: Lugar,
  semeado: InstrutorSemeado,
  documentos: readonly Documento[],
): AtoDemo[] {
  const quando = regularizadoEm(semeado);
  if (quando === null) return [];
  const { id, mesInicio } = semeado;
  const comum = {
    pessoa: exigir(semeados.pessoas, 'claudia.portela'),
    registro: { tipo: 'instrutor', id } as const,
  };
  const dado = mesDaRegularizacao(
    diaNoFuso(quando, semeados.presente.fuso),
    CONFIGURACAO_PADRAO.regularizacao,
    vigencia,
  );
  const regular = { situacaoInstrutor: 'REGULAR', mesInicio: dado };
  const mudado: AtoDemo = {
    ...comum,
    acao: 'alterarMesInicio',
    quando: new Date(quando.getTime() + 300_000),
    antes: regular,
    depois: { situacaoInstrutor: 'REGULAR', mesInicio },
  };
  return [
    {
      ...comum,
      acao: 'liberarInstrutor',
      quando,
      antes: { situacaoInstrutor: 'IRREGULAR', mesInicio: null },
      depois: { ...regular, documentosConferidos: documentos },
    },
    ...(dado === mesInicio ? [] : [mudado]),
  ];
}

/** Writes the history: registered, checked and made REGULAR, absent, ended (D39). */
async function semearHistorico({ semeados }: Lugar, semeado: InstrutorSemeado): Promise<void> {
  const { id, dados, criadoEm, encerradoEm } = semeado;
  const quemCadastra = exigir(semeados.pessoas, dados.coordenador);
  const administrador = exigir(semeados.pessoas, 'claudia.portela');
  const regular = regularizadoEm(semeado);
  const visto = noDia(semeados.presente, 2);
  const passos = (campo: string, ...fatos: readonly (readonly [string, Date, number] | null)[]) =>
    fatos
      .filter((fato) => fato !== null)
      .map(([valor, desde, autorId], i, todos) => ({
        instrutorId: id,
        campo,
        valor,
        desde,
        autorId,
        origem: 'ATO',
        ate: todos[i + 1]?.[1] ?? null,
      }));
  const conferido = dados.recusado === undefined ? 'EM_ORDEM' : 'RECUSADO';
  const historico = [
    ...passos('TIPO', [dados.tipo, criadoEm, quemCadastra]),
    ...passos(
      'SITUACAO',
      ['IRREGULAR', criadoEm, quemCadastra],
      regular === null ? null : ['REGULAR', regular, administrador],
      dados.ausente ? ['IRREGULAR', noDia(semeados.presente, 1), quemCadastra] : null,
    ),
    ...passos(
      'DOCUMENTOS',
      ['POR_CONFERIR', criadoEm, quemCadastra],
      regular === null && dados.recusado === undefined ? null : [conferido, regular ?? visto, administrador],
    ),
    ...passos(
      'VINCULO',
      ['VIVO', criadoEm, quemCadastra],
      encerradoEm === null ? null : ['ENCERRADO', encerradoEm, quemCadastra],
    ),
  ];
  await run(semeados.tx, sql`insert into historico_do_instrutor ${values(...historico)}`);
}

async function semearConferencias(
  { semeados }: Lugar,
  semeado: InstrutorSemeado,
  documentos: ReadonlyMap<Documento, Guardado>,
): Promise<void> {
  const { id, dados } = semeado;
  const conferidoPorId = exigir(semeados.pessoas, 'claudia.portela');
  const linhas = [...documentos.keys()].map((documento) => {
    const recusado = dados.recusado?.documento === documento ? dados.recusado.motivo : null;
    const situacao = recusado !== null ? 'RECUSADO' : dados.inicio === null ? 'PENDENTE' : 'CONFERIDO';
    const visto = situacao === 'PENDENTE' ? null : (regularizadoEm(semeado) ?? noDia(semeados.presente, 2));
    return {
      instrutorId: id,
      documento,
      situacao,
      motivo: recusado,
      conferidoEm: visto,
      conferidoPorId: visto === null ? null : conferidoPorId,
    };
  });
  await run(semeados.tx, sql`insert into conferencia_de_documento ${values(...linhas)}`);
}

export async function semearInstrutores(
  semeados: Semeados,
  semeadas: readonly PropostaSemeada[],
  guardados: DocumentosGuardados,
): Promise<{ readonly instrutores: readonly InstrutorSemeado[]; readonly atos: readonly AtoDemo[] }> {
  const instrutores: InstrutorSemeado[] = [];
  const atos: AtoDemo[] = [];
  for (const dados of INSTRUTORES) {
    const achada = semeadas.find(
      ({ edital, proposta }) =>
        edital.dados.chave === dados.edital && proposta.coordenador === dados.coordenador,
    );
    const publicadoHa = achada?.edital.dados.vigenteHa;
    if (achada === undefined || publicadoHa == null) throw new Error(`${dados.coordenador} has no result`);
    const { vigenciaInicio: inicio, vigenciaFim: fim } = achada.edital.dados;
    const vigencia = { inicio, fim };
    const lugar = { semeados, projetoId: achada.id, publicadoHa, vigencia };
    const documentos = exigir(guardados, dados);
    const semeado = await semearInstrutor(lugar, dados, documentos);
    await semearConferencias(lugar, semeado, documentos);
    await semearHistorico(lugar, semeado);
    instrutores.push(semeado);
    const pessoa = exigir(semeados.pessoas, dados.coordenador);
    const registro = { tipo: 'instrutor', id: semeado.id } as const;
    atos.push({ acao: 'cadastrarInstrutor', pessoa, quando: semeado.criadoEm, registro });
    atos.push(...atosDaRegularizacao(lugar, semeado, [...documentos.keys()]));
    if (semeado.encerradoEm !== null) {
      const depois = { data: `${semeado.mesFim}-28`, motivo: dados.fim?.motivo };
      atos.push({ acao: 'encerrarInstrutor', pessoa, quando: semeado.encerradoEm, registro, depois });
    }
    if (dados.ausente) {
      const registradaEm = noDia(semeados.presente, 1);
      const mes = mesDe(registradaEm, semeados.presente);
      await inserirAusencia(semeados.tx, { instrutorId: semeado.id, mes, registradaEm, autorId: pessoa });
      atos.push({ acao: 'registrarIrregularidade', pessoa, quando: registradaEm, registro });
    }
  }
  return { instrutores, atos };
}
