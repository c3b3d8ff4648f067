import { formatarDataHora } from '../../kernel/datas.ts';
import { formatarDataHoraComFuso, fusoPorExtenso } from '../../kernel/fuso.ts';
import type { ConteudoDaAta, ConteudoDaRetificacao, ItemDaAta, VagasDoItem } from '../types.ts';
import { mudouAProposta } from './campos-da-reuniao.ts';
import { compareceram } from './sala.ts';

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 5 });
const contar = (quantos: number, um: string, varios: string) => `${quantos} ${quantos === 1 ? um : varios}`;

/** '1 bolsa e 2 voluntários'. */
export function vagasPorExtenso({ remunerados, voluntarios }: VagasDoItem): string {
  return `${contar(remunerados, 'bolsa', 'bolsas')} e ${contar(voluntarios, 'voluntário', 'voluntários')}`;
}

/** The outcome of one item, in words. */
export function decisaoPorExtenso({ proposta, decisao }: Pick<ItemDaAta, 'decisao' | 'proposta'>): string {
  if (decisao === null) return 'Não apreciado nesta sessão';
  return mudouAProposta(proposta, decisao)
    ? `Decidido: ${vagasPorExtenso(decisao)}`
    : `Mantida a proposta: ${vagasPorExtenso(decisao)}`;
}

export function totalPorExtenso(total: number | null): string {
  return total === null ? 'sem total' : numero.format(total);
}

export function tituloDaAta({ numero: qual, ano }: Pick<ConteudoDaAta, 'ano' | 'numero'>): string {
  return `Ata nº ${qual}/${ano}`;
}

/** The opening of the minutes: when, where, and by which announcement. */
export function aberturaDaAta(ata: ConteudoDaAta): string {
  const { sessao: reuniao, edital, local, abertaEm, encerradaEm, abertaPor, fuso } = ata;
  const quando = (instante: string) => formatarDataHora(new Date(instante), fuso);
  const por = abertaPor === undefined ? '' : ` por ${abertaPor}`;
  return `A ${reuniao}ª sessão da comissão do ${edital} foi aberta${por} em ${quando(abertaEm)}, em ${local}, e encerrada em ${quando(encerradaEm)}.`;
}

/** The president, the secretary, the quorum, and the zone of the hours. */
export function conducaoDaAta(ata: ConteudoDaAta): string[] {
  const { presidiu, redigiu, quorum, fuso, abertaEm } = ata;
  return [
    ...(presidiu === undefined ? [] : [`Presidiu a sessão: ${presidiu.nome}.`]),
    ...(redigiu === undefined ? [] : [`Redigiu a ata: ${redigiu.nome}.`]),
    ...(quorum === undefined
      ? []
      : [
          `Quórum de cada item: ${contar(quorum, 'membro presente', 'membros presentes')} sem impedimento nele.`,
        ]),
    `Datas e horas desta ata: ${fusoPorExtenso(fuso, new Date(abertaEm))}.`,
  ];
}

/** Everybody who was there at some time, by name, with the person who presided marked. */
export function nomesDosPresentes({
  presencas,
  presidiu,
}: Pick<ConteudoDaAta, 'presencas' | 'presidiu'>): string[] {
  return compareceram(presencas).map(({ id, nome }) =>
    id === presidiu?.id ? `${nome} (presidiu a sessão)` : nome,
  );
}

/** The people present at the start, then one line for each arrival and leaving. */
export function presencasDaAta({ presencas, fuso }: ConteudoDaAta): string[] {
  return presencas.map(
    ({ pessoa, presente, quando }) =>
      `${pessoa.nome}: ${presente ? 'chegou' : 'saiu'} em ${formatarDataHora(new Date(quando), fuso)}`,
  );
}

export function interrupcoesDaAta({ interrupcoes, fuso }: ConteudoDaAta): string[] {
  return interrupcoes.map(({ para, quando, motivo, quem, paradaDesde }) => {
    const oQue = para === 'suspensa' ? 'Suspensa' : 'Retomada';
    const por = quem === undefined ? '' : `, por ${quem}`;
    const parada =
      paradaDesde === undefined
        ? ''
        : `, sem nenhum ato desde ${formatarDataHora(new Date(paradaDesde), fuso)}`;
    return `${oQue} em ${formatarDataHora(new Date(quando), fuso)}${por}${parada}${motivo === '' ? '' : `: ${motivo}`}`;
  });
}

/**
 * The lines of an item: those present, those barred, the decision, its reason and the notes, but never the
 * kind of a conflict.
 */
export function linhasDoItem(item: ItemDaAta, fuso: string): string[] {
  const {
    impedidos,
    presentes = [],
    presidiu,
    registrada,
    decisao,
    anotacao,
    proposta,
    tardia,
    total,
  } = item;
  return [
    `Total: ${totalPorExtenso(total)}. Proposta: ${vagasPorExtenso(proposta)}.`,
    ...(tardia === undefined ? [] : [`Proposta ${tardia}.`]),
    ...(presidiu === undefined ? [] : [`Presidiu este item: ${presidiu}.`]),
    ...(presentes.length === 0 ? [] : [`Presentes neste item: ${presentes.join(', ')}.`]),
    ...(impedidos.length === 0 ? [] : [`Não participaram deste item: ${impedidos.join(', ')}.`]),
    `${decisaoPorExtenso(item)}.`,
    ...(decisao === null || decisao.motivo === '' ? [] : [`Motivo: ${decisao.motivo}`]),
    ...(anotacao === '' ? [] : [`Registro: ${anotacao}`]),
    ...(registrada === undefined
      ? []
      : [
          `Decisão registrada por ${registrada.por} em ${formatarDataHora(new Date(registrada.quando), fuso)}.`,
        ]),
  ];
}

/** How many items of the agenda were decided as proposed, changed, or not reached. */
export function resumoDaAta(itens: readonly ItemDaAta[]) {
  const decididos = itens.filter(({ decisao }) => decisao !== null);
  const mudados = decididos.filter(
    ({ proposta, decisao }) => decisao !== null && mudouAProposta(proposta, decisao),
  );
  return {
    itens: itens.length,
    mantidos: decididos.length - mudados.length,
    mudados: mudados.length,
    naoApreciados: itens.length - decididos.length,
  };
}

export function resumoPorExtenso(itens: readonly ItemDaAta[]): string {
  const { itens: todos, mantidos, mudados, naoApreciados } = resumoDaAta(itens);
  return `Pauta de ${contar(todos, 'item', 'itens')}: ${contar(mantidos, 'mantido', 'mantidos')} como na proposta, ${contar(mudados, 'mudado', 'mudados')}, ${contar(naoApreciados, 'não apreciado', 'não apreciados')}.`;
}

/** Indents the later lines of a text, so that none looks like a line of the minutes. */
function recuada(linha: string): string {
  return linha.replace(/\r\n?|\n/g, '\n    ');
}

/** The minutes as plain text; the printed paper shows the SHA-256 of this text. */
export function textoDaAta(ata: ConteudoDaAta): string {
  const secao = (titulo: string, linhas: readonly string[]) =>
    linhas.length === 0 ? [] : [titulo.toUpperCase(), '', ...linhas, ''];
  const linhas = [
    ata.instituicao,
    ...(ata.programa === '' ? [] : [ata.programa]),
    '',
    `${tituloDaAta(ata)}${ata.versao > 1 ? `, versão ${ata.versao}` : ''}`,
    '',
    aberturaDaAta(ata),
    ...conducaoDaAta(ata),
    '',
    ...secao('Presentes', [...nomesDosPresentes(ata), '', ...presencasDaAta(ata)]),
    ...secao('Interrupções', interrupcoesDaAta(ata)),
    ...secao('Pauta e decisões', [
      resumoPorExtenso(ata.itens),
      ...ata.itens.flatMap((item, i) => [
        '',
        `${i + 1}. Projeto nº ${item.projeto.id}: ${item.projeto.titulo}`,
        ...linhasDoItem(item, ata.fuso),
      ]),
    ]),
    ...ata.retificacoes.flatMap(({ motivo, texto, quando }, i) =>
      secao(`Retificação ${i + 1}`, [
        `Em ${formatarDataHora(new Date(quando), ata.fuso)}. Motivo: ${motivo}`,
        '',
        texto,
      ]),
    ),
  ];
  return `${linhas.map(recuada).join('\n').trimEnd()}\n`;
}

export function tituloDaRetificacao({
  numero: qual,
  ano,
}: Pick<ConteudoDaRetificacao, 'ano' | 'numero'>): string {
  return `Retificação nº ${qual}/${ano}`;
}

/** The text of a retificação, one paragraph each: of which minutes, who changed what, when and why. */
export function paragrafosDaRetificacao(retificacao: ConteudoDaRetificacao): string[] {
  const { ata, sessao: reuniao, edital, projeto, antes, depois, autor, quando, motivo, fuso } = retificacao;
  const daVersao = ata.versao > 1 ? `, versão ${ata.versao}` : '';
  return [
    `Retifica a ${tituloDaAta(ata)}${daVersao}, da ${reuniao}ª sessão da comissão do ${edital}, que continua como foi guardada.`,
    `SHA-256 do texto dessa ata: ${ata.sha256}`,
    `Projeto nº ${projeto.id}: ${projeto.titulo}`,
    `Antes: ${vagasPorExtenso(antes)}.`,
    `Depois: ${vagasPorExtenso(depois)}.`,
    `Alterado por ${autor} em ${formatarDataHoraComFuso(new Date(quando), fuso)}.`,
    `Motivo: ${motivo}`,
  ];
}

/** The retificação as plain text; the printed paper shows the SHA-256 of this text. */
export function textoDaRetificacao(retificacao: ConteudoDaRetificacao): string {
  const { instituicao, programa } = retificacao;
  const linhas = [
    instituicao,
    ...(programa === '' ? [] : [programa]),
    '',
    tituloDaRetificacao(retificacao),
    '',
    ...paragrafosDaRetificacao(retificacao),
  ];
  return `${linhas.map(recuada).join('\n').trimEnd()}\n`;
}
