import { formatarDataHora } from '../../kernel/datas.ts';
import { compareceram, mudouAProposta } from '../rules.ts';
import type { ConteudoDaAta, ItemDaAta, VagasDoItem } from '../types.ts';

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 5 });
const contar = (quantos: number, um: string, varios: string) => `${quantos} ${quantos === 1 ? um : varios}`;

/** '1 bolsa e 2 voluntários'. */
export function vagasPorExtenso({ remunerados, voluntarios }: VagasDoItem): string {
  return `${contar(remunerados, 'bolsa', 'bolsas')} e ${contar(voluntarios, 'voluntário', 'voluntários')}`;
}

/** What became of one item, in words. */
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

/** What the minutes say before the agenda: when, where, by what call. */
export function aberturaDaAta(ata: ConteudoDaAta): string {
  const { sessao, edital, local, abertaEm, encerradaEm, fuso } = ata;
  const quando = (instante: string) => formatarDataHora(new Date(instante), fuso);
  return `A ${sessao}ª sessão da comissão do ${edital} foi aberta em ${quando(abertaEm)}, em ${local}, e encerrada em ${quando(encerradaEm)}.`;
}

/** One line for each arrival and leaving, after who was there. */
export function presencasDaAta({ presencas, fuso }: ConteudoDaAta): string[] {
  return presencas.map(
    ({ pessoa, presente, quando }) =>
      `${pessoa.nome}: ${presente ? 'chegou' : 'saiu'} em ${formatarDataHora(new Date(quando), fuso)}`,
  );
}

export function interrupcoesDaAta({ interrupcoes, fuso }: ConteudoDaAta): string[] {
  return interrupcoes.map(({ para, quando, motivo }) => {
    const oQue = para === 'suspensa' ? 'Suspensa' : 'Retomada';
    return `${oQue} em ${formatarDataHora(new Date(quando), fuso)}${motivo === '' ? '' : `: ${motivo}`}`;
  });
}

/** Who was kept out, the decision, its reason and what was noted: never the kind of a conflict. */
export function linhasDoItem(item: ItemDaAta): string[] {
  const { impedidos, decisao, anotacao, proposta, total } = item;
  return [
    `Total: ${totalPorExtenso(total)}. Proposta: ${vagasPorExtenso(proposta)}.`,
    ...(impedidos.length === 0 ? [] : [`Não participaram deste item: ${impedidos.join(', ')}.`]),
    `${decisaoPorExtenso(item)}.`,
    ...(decisao === null || decisao.motivo === '' ? [] : [`Motivo: ${decisao.motivo}`]),
    ...(anotacao === '' ? [] : [`Registro: ${anotacao}`]),
  ];
}

/** How many of the agenda were kept as proposed, changed and not reached. */
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

/** What somebody wrote in several lines never stands where a line of the minutes begins. */
function recuada(linha: string): string {
  return linha.replace(/\r\n?|\n/g, '\n    ');
}

/** The minutes as a text that any editor opens; its SHA-256 is what the paper shows. */
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
    '',
    ...secao('Presentes', [
      ...compareceram(ata.presencas).map(({ nome }) => nome),
      '',
      ...presencasDaAta(ata),
    ]),
    ...secao('Interrupções', interrupcoesDaAta(ata)),
    ...secao('Pauta e decisões', [
      resumoPorExtenso(ata.itens),
      ...ata.itens.flatMap((item, i) => [
        '',
        `${i + 1}. Projeto nº ${item.projeto.id}: ${item.projeto.titulo}`,
        ...linhasDoItem(item),
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
