import { buffer } from 'node:stream/consumers';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_REMESSA as M } from '@instrutoria/domain/remessa/messages.ts';
import { escreverCnab240 } from '@instrutoria/domain/remessa/rules/escrever-cnab240.ts';
import { COLUNAS_PADRAO } from '@instrutoria/domain/remessa/rules/exemplo.ts';
import { celulasDoCsv, linhasDaPlanilha } from '@instrutoria/domain/remessa/rules/layout-de-colunas.ts';
import { escreverFixo } from '@instrutoria/domain/remessa/rules/layout-fixo.ts';
import type { DadosDaRemessa, Favorecido, FormaDeRemessa } from '@instrutoria/domain/remessa/types.ts';
import type { Contexto } from '../../../context.ts';
import { csvInteiro } from '../../../documents/planilhas/csv.ts';
import { linhasProntas } from '../../../documents/planilhas/linhas-prontas.ts';
import { NOMES_DOS_BANCOS } from '../../banco/bancos-queries.ts';
import type { LayoutGuardado } from '../layout-repository.ts';

const EXTENSOES = { csv: 'csv', xlsx: 'xlsx', ods: 'ods', fixo: 'txt', cnab240: 'rem', mao: '' } as const;

export const nomeDoArquivo = (forma: FormaDeRemessa, { mes, numero }: DadosDaRemessa): string =>
  `remessa-${mes}-${numero}.${EXTENSOES[forma]}`;

function texto(escrever: () => string): Uint8Array {
  try {
    return Buffer.from(escrever(), 'latin1');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new DomainError('invalido', 'NAO_CABE', M.naoCabe, [problema('layout', 'NAO_CABE', M.naoCabe)]);
  }
}

async function planilha(
  ctx: Contexto,
  forma: 'csv' | 'ods' | 'xlsx',
  layout: LayoutGuardado | null,
  remessa: DadosDaRemessa,
  favorecidos: readonly Favorecido[],
): Promise<Uint8Array> {
  const definicao = layout?.colunas ?? COLUNAS_PADRAO;
  if (forma === 'csv') {
    const titulos = definicao.colunas.map(({ titulo }) => titulo);
    return csvInteiro(titulos, celulasDoCsv(definicao, remessa, favorecidos), definicao.separador);
  }
  const linhas = linhasDaPlanilha(definicao, remessa, favorecidos);
  const preparar = () =>
    Promise.resolve({
      nome: `Remessa ${remessa.numero}`,
      quando: ctx.agora,
      colunas: definicao.colunas.map(({ titulo, fonte }) => ({
        titulo,
        largura: fonte === 'nome' ? 40 : 18,
      })),
      linhas: linhasProntas(linhas),
    });
  return buffer(
    await (forma === 'xlsx' ? ctx.deps.planilhas.xlsx(preparar) : ctx.deps.planilhas.ods(preparar)),
  );
}

/** The bytes of the file; null where it is paid without one. Throws 422 where a number does not fit. */
export async function escreverArquivo(
  ctx: Contexto,
  forma: FormaDeRemessa,
  layout: LayoutGuardado | null,
  remessa: DadosDaRemessa,
  favorecidos: readonly Favorecido[],
): Promise<Uint8Array | null> {
  if (forma === 'mao') return null;
  if (forma === 'cnab240') {
    const nome = NOMES_DOS_BANCOS.get(remessa.pagador?.banco ?? '') ?? '';
    return texto(() => escreverCnab240(remessa, favorecidos, nome));
  }
  if (forma === 'fixo') {
    const fixo = layout?.fixo;
    if (fixo == null) throw new Error('a layout of another kind');
    return texto(() => escreverFixo(fixo, remessa, favorecidos));
  }
  return planilha(ctx, forma, layout, remessa, favorecidos);
}
