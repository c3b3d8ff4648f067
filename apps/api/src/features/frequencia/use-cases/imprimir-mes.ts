import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_DOS_DIAS as M } from '@instrutoria/domain/frequencia/messages.ts';
import { mesDoVinculo } from '@instrutoria/domain/frequencia/rules/dias.ts';
import {
  montarFolhaDoMes,
  textoDaFolhaDoMes,
  ultimoInstanteDoMes,
} from '@instrutoria/domain/frequencia/rules/folha-do-mes.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { sha256 } from '../../../adapters/sha256.ts';
import type { Contexto, Executar, Usuario } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { montarPapelDaFolhaDoMes } from '../../../documents/pdf/frequencia/montar.ts';
import { lerLogotipo } from '../../arquivo/repository.ts';
import { instrutorNaoEncontrado } from '../../instrutor/relacao-queries.ts';
import { type DeQuem, lerMesDoVinculo } from '../folha-do-mes-queries.ts';

type Ctx = Pick<Contexto<Usuario | null>, 'agora' | 'db' | 'deps'>;
interface QualMes {
  readonly instrutor: number;
  readonly mes: string;
}

/** Throws 404 for another's vínculo, and for a month outside it without hours. */
async function exigirMes({ db, agora }: Ctx, de: DeQuem, qual: QualMes) {
  const lido = await lerMesDoVinculo(db, de, qual);
  if (lido === null) throw instrutorNaoEncontrado();
  const configuracao = await lerConfiguracao(db);
  const hoje = diaNoFuso(agora, configuracao.fuso);
  if (lido.fatos.registro === null && !mesDoVinculo(lido, qual.mes, hoje)) {
    throw new DomainError('naoEncontrado', 'MES_SEM_FOLHA', M.mesSemFolha);
  }
  return { fatos: lido.fatos, configuracao };
}

/** Reads twice: to refuse immediately, and when it is the document's turn. */
async function folhaImpressa(ctx: Ctx, de: DeQuem, qual: QualMes) {
  await exigirMes(ctx, de, qual);
  const bytes = await ctx.deps.pdf.documento(async () => {
    const { fatos, configuracao } = await exigirMes(ctx, de, qual);
    const folha = montarFolhaDoMes(fatos, configuracao);
    return montarPapelDaFolhaDoMes({
      ...{ instrutor: qual.instrutor, fatos, folha, sha256: sha256(textoDaFolhaDoMes(folha)) },
      data: new Date(ultimoInstanteDoMes(fatos) ?? `${qual.mes}-01T00:00:00Z`),
      instituicao: configuracao.instituicao,
      logo: await lerLogotipo(ctx.deps.storage, configuracao.instituicao.logo),
    });
  });
  const nome = `folha_de_frequencia_${qual.instrutor}_${qual.mes}.pdf`;
  return { tipo: 'application/pdf', bytes, nome } as const;
}

export const imprimirMes: Executar<Api['imprimirMes']> = async (ctx, { params }) => ({
  status: 200,
  arquivo: await folhaImpressa(ctx, { projetoId: params.id }, params),
});

export const imprimirMeuMes: Executar<Api['imprimirMeuMes']> = async (ctx, { params: { id, mes } }) => ({
  status: 200,
  arquivo: await folhaImpressa(ctx, { estudanteId: ctx.estudante.id }, { instrutor: id, mes }),
});
