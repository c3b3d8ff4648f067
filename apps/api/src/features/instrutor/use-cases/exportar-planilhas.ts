import type { Api } from '@instrutoria/contract/api.ts';
import type { DocumentoAberto } from '@instrutoria/domain/auditoria/types.ts';
import { NOMES_DOS_TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/messages.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { formatarDataHoraComFuso } from '@instrutoria/domain/kernel/fuso.ts';
import { formatarMes, mesDoDia } from '@instrutoria/domain/kernel/meses.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { readInPieces, type Snapshot } from '../../../db/snapshot.ts';
import type { Celula, Coluna, Linhas } from '../../../documents/planilhas/modelo.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import type { LinhaDaPlanilha, LinhaDeAusencia } from '../planilha-queries.ts';
import { ausentesDaPlanilha, instrutoresDaPlanilha } from '../planilha-queries.ts';

const COLUNAS: readonly Coluna[] = [
  { titulo: 'Projeto', largura: 10 },
  { titulo: 'Título', largura: 60 },
  { titulo: 'Edital', largura: 26 },
  { titulo: 'Coordenador', largura: 36 },
  { titulo: 'Unidade', largura: 36 },
  { titulo: 'Instrutor', largura: 36 },
  { titulo: 'E-mail', largura: 34 },
  { titulo: 'Tipo', largura: 12 },
  { titulo: 'Situação', largura: 12 },
  { titulo: 'Mês de início', largura: 14 },
];
const DA_AUSENCIA: readonly Coluna[] = [
  { titulo: 'Mês', largura: 10 },
  { titulo: 'Registrado em', largura: 18 },
  { titulo: 'Registrado por', largura: 36 },
];

function celulas(i: LinhaDaPlanilha): Celula[] {
  return [
    ...[i.projeto, i.titulo, i.edital, i.coordenador, i.unidade, i.nome, i.email],
    NOMES_DOS_TIPOS_DE_ALUNO[i.tipo],
    i.situacao,
    i.mesInicio === null ? null : formatarMes(i.mesInicio),
  ];
}

interface Exportada {
  readonly nome: string;
  readonly colunas: readonly Coluna[];
  /** Read when it is the sheet's turn. */
  readonly linhas: () => Promise<Linhas>;
  readonly acao: 'exportarAusentes' | 'exportarInstrutores';
  readonly documento: DocumentoAberto;
  readonly arquivo: string;
}

interface Pedida {
  readonly edital?: number | undefined;
  readonly formato?: 'csv' | 'xlsx' | undefined;
}

interface Aberta<Linha> {
  readonly quantas: number;
  proximas(): Promise<readonly Linha[]>;
}

function lidas<Linha>(
  ctx: Contexto,
  abrir: (snapshot: Snapshot) => Promise<Aberta<Linha>>,
  escrever: (linha: Linha) => Celula[],
): Promise<Linhas> {
  return readInPieces(ctx.deps.database, async (snapshot) => {
    const { quantas, proximas } = await abrir(snapshot);
    return { quantas, proximas: async () => (await proximas()).map(escrever) };
  });
}

/** Every export has its audit row (T-F4). */
async function entregar(ctx: Contexto, { edital, formato }: Pedida, e: Exportada) {
  const { nome, colunas } = e;
  let linhas = 0;
  const arquivo = await ctx.deps.planilhas.arquivo(formato ?? 'xlsx', e.arquivo, async () => {
    const daPlanilha = await e.linhas();
    linhas = daPlanilha.quantas;
    return { nome, colunas, quando: ctx.agora, linhas: daPlanilha };
  });
  const doEdital = edital === undefined ? {} : { registro: { tipo: 'edital', id: edital } };
  await auditar(ctx, { acao: e.acao, ...doEdital, depois: { linhas, endereco: ctx.endereco } });
  const registro = { tipo: 'edital', id: edital ?? 0 };
  await registrarAcesso(ctx, { documento: e.documento, registro, titularId: null });
  return { status: 200, arquivo } as const;
}

export const exportarInstrutores: Executar<Api['exportarInstrutores']> = async (ctx, { query }) => {
  return entregar(ctx, query, {
    nome: 'Instrutores',
    colunas: COLUNAS,
    linhas: () => lidas(ctx, (snapshot) => instrutoresDaPlanilha(snapshot, query.edital), celulas),
    acao: 'exportarInstrutores',
    documento: 'planilha_de_instrutores',
    arquivo: 'planilha',
  });
};

export const exportarAusentes: Executar<Api['exportarAusentes']> = async (ctx, { query }) => {
  const fuso = await lerFuso(ctx.db);
  const mes = mesDoDia(diaNoFuso(ctx.agora, fuso));
  const comAusencia = (a: LinhaDeAusencia): Celula[] => [
    ...celulas(a),
    ...[formatarMes(a.mes), formatarDataHoraComFuso(a.registradaEm, fuso), a.registradaPor],
  ];
  return entregar(ctx, query, {
    nome: 'Ausentes',
    colunas: [...COLUNAS, ...DA_AUSENCIA],
    linhas: () => lidas(ctx, (snapshot) => ausentesDaPlanilha(snapshot, mes, query.edital), comAusencia),
    acao: 'exportarAusentes',
    documento: 'planilha_de_ausentes',
    arquivo: 'ausentes',
  });
};
