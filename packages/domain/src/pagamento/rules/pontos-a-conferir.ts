import { NAO_SE_APLICA } from '../../frequencia/limits.ts';
import { contado } from '../../kernel/contagem.ts';
import { mesPorExtenso } from '../../kernel/datas.ts';
import { MENSAGENS_PAGAMENTO as M } from '../messages.ts';
import type {
  ArquivosIguais,
  ContasIguais,
  FatosDaFolha,
  Impedimento,
  Lancamento,
  Ponto,
  PontoDaFolha,
  TipoDePonto,
  Vinculo,
} from '../types.ts';
import { Historia, mesmaPessoa } from './apuracao.ts';

/** 'Ana e Bia', 'Ana, Bia e Caio'. */
const juntar = (partes: readonly string[]): string =>
  partes.length < 2 ? partes.join('') : `${partes.slice(0, -1).join(', ')} e ${partes.at(-1) ?? ''}`;
const nomesDe = (vinculos: readonly Vinculo[]) =>
  juntar([...new Set(vinculos.map(({ instrutor }) => instrutor.nome))]);

function ponto(
  tipo: TipoDePonto,
  vinculos: readonly Vinculo[],
  { frase, fatos }: Pick<Ponto, 'fatos' | 'frase'>,
): Ponto {
  return {
    ...{ tipo, frase, fatos: `${tipo} ${fatos}` },
    instrutores: vinculos.map(({ instrutor: { id, nome } }) => ({ id, nome })),
    projetos: [...new Set(vinculos.map(({ projeto }) => projeto.id))],
  };
}

/** One CPF with two or more grants of a month, in this sheet or paid by an earlier one. */
function duasBolsas(pagam: readonly Lancamento[], fatos: FatosDaFolha): Ponto[] {
  const historia = new Historia(fatos);
  const doCpf = Map.groupBy(
    pagam.filter(({ instrutor }) => instrutor.cpf !== null),
    ({ competencia, instrutor }) => `${competencia} ${instrutor.cpf ?? ''}`,
  );
  return [...doCpf.values()].flatMap((linhas) => {
    const [linha] = linhas;
    if (linha === undefined) return [];
    const { competencia, instrutor } = linha;
    const nesta = new Set(linhas.map((l) => l.instrutor.id));
    const todas = fatos.vinculos.filter(
      (v) =>
        v.instrutor.cpf === instrutor.cpf &&
        (nesta.has(v.instrutor.id) || historia.saldo(v.instrutor.id, competencia) > 0),
    );
    if (todas.length < 2) return [];
    const titulos = juntar(todas.map(({ projeto }) => `“${projeto.titulo}”`));
    const quantas = contado(todas.length, 'bolsa', 'bolsas');
    const quais = todas.map((v) => `${v.instrutor.id}:${v.acumulo ?? ''}`).join(' ');
    return [
      ponto('DUAS_BOLSAS', todas, {
        frase: `O CPF de ${nomesDe(todas)} tem ${quantas} em ${mesPorExtenso(competencia)}: ${titulos}.`,
        fatos: `${competencia} ${quais}`,
      }),
    ];
  });
}

/** Hours that count in a month with an absence, which is therefore not paid. */
function horasNaAusencia(mes: string, vinculos: readonly Vinculo[]): Ponto[] {
  return vinculos.flatMap((v) => {
    const horas = v.horas[mes] ?? NAO_SE_APLICA;
    if (horas <= 0 || !v.ausencias.includes(mes)) return [];
    const quantas = `${horas.toLocaleString('pt-BR')} ${horas === 1 ? 'hora' : 'horas'}`;
    return [
      ponto('HORAS_NA_AUSENCIA', [v], {
        frase: `${v.instrutor.nome} tem ${quantas} em ${mesPorExtenso(mes)}, mês com ausência registrada.`,
        fatos: `${mes} ${v.instrutor.id} ${horas}`,
      }),
    ];
  });
}

/** Whether these vínculos are of two people or more. */
const deDuasPessoas = (vinculos: readonly Vinculo[]) =>
  vinculos.some((v) => vinculos[0] !== undefined && !mesmaPessoa(v.instrutor, vinculos[0].instrutor));

/**
 * What a person looks at before the sheet is conferred, each once. `lancamentos`: the lines of the open sheet. Of
 * equal accounts and files only those count that concern somebody whom the sheet pays.
 */
export function pontosDaFolha(
  mes: string,
  lancamentos: readonly Lancamento[],
  fatos: FatosDaFolha,
  iguais: { readonly contas: readonly ContasIguais[]; readonly arquivos: readonly ArquivosIguais[] },
): Ponto[] {
  const pagam = lancamentos.filter(({ pago }) => pago);
  const pagos = new Set(pagam.map(({ instrutor }) => instrutor.id));
  const porId = new Map(fatos.vinculos.map((v) => [v.instrutor.id, v]));
  const comuns = (ids: readonly number[]): Vinculo[] => {
    const vinculos = ids.flatMap((id) => porId.get(id) ?? []);
    return ids.some((id) => pagos.has(id)) && deDuasPessoas(vinculos) ? vinculos : [];
  };
  const contas = iguais.contas.flatMap(({ final, contas: delas }) => {
    const vinculos = comuns(delas.map(({ instrutorId }) => instrutorId));
    if (vinculos.length === 0) return [];
    return [
      ponto('MESMA_CONTA', vinculos, {
        frase: `${nomesDe(vinculos)} recebem na mesma conta bancária (final ${final}).`,
        fatos: delas.map(({ instrutorId, versao }) => `${instrutorId}:${versao}`).join(' '),
      }),
    ];
  });
  const arquivos = iguais.arquivos.flatMap(({ sha256, documentos, instrutores }) => {
    const vinculos = comuns(instrutores);
    if (vinculos.length === 0) return [];
    return [
      ponto('MESMO_ARQUIVO', vinculos, {
        frase: `${nomesDe(vinculos)} têm o mesmo arquivo: ${juntar(documentos)}.`,
        fatos: `${sha256} ${instrutores.join(' ')}`,
      }),
    ];
  });
  const daFolha = new Set(lancamentos.flatMap((l) => (l.tipo === 'NORMAL' ? [l.instrutor.id] : [])));
  const doMes = fatos.vinculos.filter(({ instrutor }) => daFolha.has(instrutor.id));
  return [...duasBolsas(pagam, fatos), ...contas, ...arquivos, ...horasNaAusencia(mes, doMes)];
}

/** Why nobody confers or closes the sheet yet; null once each point has its reason. */
export function impedimentoDosPontos(pontos: readonly PontoDaFolha[]): Impedimento | null {
  const abertos = pontos.filter(({ conferido }) => conferido === null).length;
  return abertos === 0 ? null : { codigo: 'PONTOS_A_CONFERIR', mensagem: M.pontosAConferir(abertos) };
}
