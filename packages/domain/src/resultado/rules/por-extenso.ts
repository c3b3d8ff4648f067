import { contado } from '../../kernel/contagem.ts';
import { ehDiaValido, formatarDia } from '../../kernel/datas.ts';
import { prazoNoDia } from '../../kernel/fuso.ts';
import { encerramentoPorExtenso } from '../../projeto/rules/encerramento.ts';
import { NOMES_DO_DESEMPATE } from '../../ranque/messages.ts';
import { decisaoAlterada } from '../../reuniao/rules/campos-da-reuniao.ts';
import { NOMES_DAS_COLUNAS } from '../messages.ts';
import type { LinhaDoResultado, LinhaExibida, MudancaDaLinha } from '../types.ts';

type NoEmpate = Pick<LinhaDoResultado, 'posicao'> & { readonly desempate: string | null };

/** Positions that more than one project shares. */
export function posicoesDivididas(linhas: readonly Pick<LinhaDoResultado, 'posicao'>[]): ReadonlySet<number> {
  const vistas = new Set<number>();
  const divididas = new Set<number>();
  for (const { posicao } of linhas) {
    if (posicao === null) continue;
    if (vistas.has(posicao)) divididas.add(posicao);
    vistas.add(posicao);
  }
  return divididas;
}

/** The tie-break in words, or that there was none (D18); null without a tie. */
export function empatePorExtenso(
  { posicao, desempate }: NoEmpate,
  divididas: ReadonlySet<number>,
): string | null {
  if (desempate !== null) return `empate no total, decidido por ${nomeDoDesempate(desempate)}`;
  if (posicao === null || !divididas.has(posicao)) return null;
  return 'empate em todos os critérios: a posição é dividida';
}

/** 'suplente nº 1', with what happened at their turn; null for a project that is no suplente. */
export function suplentePorExtenso({
  suplente,
  chamadoEm,
  declinouEm,
  semRespostaEm,
}: Pick<LinhaDoResultado, 'chamadoEm' | 'declinouEm' | 'semRespostaEm' | 'suplente'>): string | null {
  if (suplente === null || suplente === undefined) return null;
  const depois =
    chamadoEm !== undefined
      ? `, chamado em ${formatarDia(chamadoEm)}`
      : declinouEm !== undefined
        ? `, recusou em ${formatarDia(declinouEm)}`
        : semRespostaEm !== undefined
          ? `, não respondeu até ${prazoNoDia(semRespostaEm)}`
          : '';
  return `suplente nº ${suplente}${depois}`;
}

/** 'aceito em 14/05/2026, 10h00', after a call-up; `quando` is the instant in the words of the reader's screen. */
export function aceitePorExtenso(quando: string | null): string {
  return quando === null ? 'aceito: há bolsista cadastrado na vaga' : `aceito em ${quando}`;
}

/**
 * Explains, before a call-up is accepted, how many scholarships it gives and until when instructors can be
 * registered.
 */
export function oQueEAceitar(
  bolsas: number,
  cadastro: { readonly abre: string | null; readonly fecha: string | null },
): string {
  const recebe = `O projeto fica com ${contado(bolsas, 'bolsa', 'bolsas')}, e o chamado já não pode ser recusado.`;
  const quem = bolsas === 1 ? 'o bolsista' : 'os bolsistas';
  const { abre, fecha } = cadastro;
  if (fecha === null) return `${recebe} Depois, cadastre ${quem} na página do projeto.`;
  const quando = abre === null ? `até ${fecha}` : `de ${abre} até ${fecha}`;
  return `${recebe} Depois, cadastre ${quem} na página do projeto, ${quando}.`;
}

/**
 * 'decisão da sessão nº 1 alterada'; null where the result is what the meeting decided, or no meeting decided
 * it.
 */
export function alteradaPorExtenso({
  sessaoAlterada: reuniaoAlterada,
}: Pick<LinhaDoResultado, 'sessaoAlterada'>): string | null {
  return reuniaoAlterada === undefined ? null : decisaoAlterada(reuniaoAlterada);
}

/** 'desistência em 12/08/2026: as 2 bolsas voltaram para a lista'; null while the project keeps its places. */
export function devolucaoPorExtenso({
  devolveu,
  remunerados_aprovados: bolsas,
  suplente,
}: Pick<LinhaExibida, 'devolveu' | 'remunerados_aprovados' | 'suplente'>): string | null {
  if (devolveu === undefined) return null;
  const fim = encerramentoPorExtenso(devolveu);
  if (bolsas === 0) return fim;
  const voltou = bolsas === 1 ? 'a bolsa voltou' : `as ${bolsas} bolsas voltaram`;
  return `${fim}: ${voltou} ${suplente === undefined ? 'ao edital' : 'para a lista'}`;
}

const somaDasBolsas = (linhas: readonly Pick<LinhaDoResultado, 'remunerados_aprovados'>[]): number =>
  linhas.reduce((soma, { remunerados_aprovados }) => soma + remunerados_aprovados, 0);

/** How many scholarships of the rows are with their projects now; null where none went back. */
export function bolsasComOsProjetos(
  linhas: readonly Pick<LinhaExibida, 'devolveu' | 'remunerados_aprovados'>[],
): string | null {
  const dadas = somaDasBolsas(linhas);
  const ficam = somaDasBolsas(linhas.filter(({ devolveu }) => devolveu === undefined));
  if (ficam === dadas) return null;
  if (dadas === 1) return 'A bolsa deste resultado voltou com o fim do projeto.';
  const fins = linhas.filter(
    (linha) => linha.devolveu !== undefined && linha.remunerados_aprovados > 0,
  ).length;
  const voltaram = contado(dadas - ficam, 'voltou', 'voltaram');
  const estao = ficam === 0 ? 'nenhuma está' : contado(ficam, 'está', 'estão');
  return `Das ${dadas} bolsas deste resultado, ${voltaram} com o fim de ${fins === 1 ? 'um projeto' : `${fins} projetos`}: ${estao} com os projetos agora.`;
}

/**
 * All notes beside a row's situation: a meeting's decision that was altered, that the project was received
 * late, and that its places went back.
 */
export function ressalvasPorExtenso(
  linha: Pick<LinhaExibida, 'devolveu' | 'remunerados_aprovados' | 'sessaoAlterada' | 'suplente' | 'tardia'>,
): string | null {
  const ressalvas = [alteradaPorExtenso(linha), linha.tardia, devolucaoPorExtenso(linha)].filter(Boolean);
  return ressalvas.length === 0 ? null : ressalvas.join('; ');
}

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 5 });

/** The tie-break by its name; a criterion of the call's own barema already is a name. */
function nomeDoDesempate(codigo: string): string {
  const nomes: Readonly<Record<string, string>> = NOMES_DO_DESEMPATE;
  return nomes[codigo] ?? codigo;
}

/** A cell of a result for people, of this column: figures and days as the screens write them. */
export function valorPorExtenso(valor: string | number | null, campo = ''): string {
  if (valor === null) return '—';
  if (campo === 'desempate' && typeof valor === 'string') return nomeDoDesempate(valor);
  if (typeof valor === 'string' && ehDiaValido(valor)) return formatarDia(valor);
  return typeof valor === 'number' ? numero.format(valor) : valor;
}

/** 'Posição: 3 → 2; Total: 70 → 75,5'. */
export function mudancasPorExtenso(campos: MudancaDaLinha['campos']): string {
  const uma = ({ campo, de, para }: MudancaDaLinha['campos'][number]) =>
    `${NOMES_DAS_COLUNAS[campo] ?? campo}: ${valorPorExtenso(de, campo)} → ${valorPorExtenso(para, campo)}`;
  return campos.map(uma).join('; ');
}
