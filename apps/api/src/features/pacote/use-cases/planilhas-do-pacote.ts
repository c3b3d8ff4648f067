import { areaPorExtenso } from '@instrutoria/domain/area/areas.ts';
import { NOMES_DOS_TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/messages.ts';
import { formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import { formatarDataHoraComFuso } from '@instrutoria/domain/kernel/fuso.ts';
import { formatarMes } from '@instrutoria/domain/kernel/meses.ts';
import type { Contexto } from '../../../context.ts';
import { readInPieces, type Snapshot } from '../../../db/snapshot.ts';
import type { Celula, Coluna } from '../../../documents/planilhas/modelo.ts';
import {
  type LinhaDeFrequencia,
  type LinhaDeInstrutor,
  type LinhaDePessoa,
  type LinhaDeProjeto,
  linhasDaFrequencia,
  linhasDasPessoas,
  linhasDosInstrutores,
  linhasDosProjetos,
} from '../queries.ts';

interface Aberta<Linha> {
  readonly quantas: number;
  proximas(): Promise<readonly Linha[]>;
}

interface FolhaDoPacote {
  readonly arquivo: string;
  readonly nome: string;
  readonly colunas: readonly Coluna[];
  abrir(snapshot: Snapshot, editalId: number, fuso: string): Promise<Aberta<readonly Celula[]>>;
}

function folha<Linha>(
  arquivo: string,
  nome: string,
  colunas: readonly (readonly [titulo: string, largura: number, valor: (l: Linha, fuso: string) => Celula])[],
  abrir: (snapshot: Snapshot, editalId: number) => Promise<Aberta<Linha>>,
): FolhaDoPacote {
  return {
    arquivo,
    nome,
    colunas: colunas.map(([titulo, largura]) => ({ titulo, largura })),
    async abrir(snapshot, editalId, fuso) {
      const { quantas, proximas } = await abrir(snapshot, editalId);
      const celulas = (linha: Linha) => colunas.map(([, , valor]) => valor(linha, fuso));
      return { quantas, proximas: async () => (await proximas()).map(celulas) };
    },
  };
}

export const FOLHAS: readonly FolhaDoPacote[] = [
  folha<LinhaDeProjeto>(
    'projetos',
    'Projetos',
    [
      ['Projeto', 10, (l) => l.id],
      ['Título', 60, (l) => l.titulo],
      ['Tipo', 10, (l) => l.tipo],
      ['Área', 36, (l) => (l.area === null ? null : areaPorExtenso(l.area))],
      ['Coordenador', 36, (l) => l.coordenador],
      ['Unidade', 36, (l) => l.unidade],
      ['Bolsas pedidas', 14, (l) => l.remunerados],
      ['Voluntários pedidos', 18, (l) => l.voluntarios],
      [
        'Enviado em',
        24,
        (l, fuso) => (l.submetidoEm === null ? null : formatarDataHoraComFuso(l.submetidoEm, fuso)),
      ],
    ],
    linhasDosProjetos,
  ),
  folha<LinhaDePessoa>(
    'pessoas',
    'Pessoas',
    [
      ['Projeto', 10, (l) => l.projeto],
      ['Título', 60, (l) => l.titulo],
      ['Papel', 22, (l) => l.papel],
      ['Nome', 36, (l) => l.nome],
      ['SIAPE', 12, (l) => l.siape],
      ['E-mail', 34, (l) => l.email],
      ['Unidade', 36, (l) => l.unidade],
    ],
    linhasDasPessoas,
  ),
  folha<LinhaDeInstrutor>(
    'instrutores',
    'Instrutores',
    [
      ['Projeto', 10, (l) => l.projeto],
      ['Título', 60, (l) => l.titulo],
      ['Coordenador', 36, (l) => l.coordenador],
      ['Unidade', 36, (l) => l.unidade],
      ['Instrutor', 36, (l) => l.nome],
      ['E-mail', 34, (l) => l.email],
      ['Tipo', 12, (l) => NOMES_DOS_TIPOS_DE_ALUNO[l.tipo]],
      ['Situação', 12, (l) => l.situacao],
      ['Mês de início', 14, (l) => (l.mesInicio === null ? null : formatarMes(l.mesInicio))],
      ['Saiu em', 12, (l) => (l.fim === null ? null : formatarDia(l.fim))],
    ],
    linhasDosInstrutores,
  ),
  folha<LinhaDeFrequencia>(
    'frequencia',
    'Frequência',
    [
      ['Projeto', 10, (l) => l.projeto],
      ['Título', 60, (l) => l.titulo],
      ['Instrutor', 36, (l) => l.nome],
      ['Tipo', 12, (l) => NOMES_DOS_TIPOS_DE_ALUNO[l.tipo]],
      ['Ano', 8, (l) => l.ano],
      ['Mês', 8, (l) => l.mes],
      ['Horas', 16, (l) => (l.horas === -1 ? 'não se aplica' : l.horas)],
      ['Informada pela administração', 18, (l) => (l.deOficio ? 'sim' : 'não')],
    ],
    linhasDaFrequencia,
  ),
];

/** Writes a sheet as .xlsx. Opens a snapshot for it and reads the rows in pieces. */
export async function escreverFolha(ctx: Contexto, editalId: number, fuso: string, uma: FolhaDoPacote) {
  return ctx.deps.planilhas.xlsx(async () => ({
    nome: uma.nome,
    colunas: uma.colunas,
    quando: ctx.agora,
    linhas: await readInPieces(ctx.deps.database, (snapshot) => uma.abrir(snapshot, editalId, fuso)),
  }));
}
