import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { contasDaVerba, registrarAtoDeVerba } from '@instrutoria/domain/pagamento/rules/verba.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import { existeUnidade } from '../../unidade/repository.ts';
import { travarFolhas } from '../repository.ts';
import { listarValores } from '../valor-repository.ts';
import { inserirAtoDeVerba, lerVerbas, ultimaFolhaFechada } from '../verba-repository.ts';

async function verbasComContas(ctx: Contexto): Promise<AnswerOf<Api['listarVerbas']>> {
  const verbas = await lerVerbas(ctx.db, ctx.agora, await lerFuso(ctx.db));
  const ultima = await ultimaFolhaFechada(ctx.db);
  const valores = (await listarValores(ctx.db)).map((um) => ({ ...um, editalId: um.edital?.id ?? null }));
  return verbas.map((verba) => {
    const { edital, unidade, atos, retirada } = verba;
    const contas = contasDaVerba(verba, valores, ultima);
    return { edital: { id: edital.id, nome: edital.nome }, unidade, retirada, ...contas, atos: [...atos] };
  });
}

export const listarVerbas: Executar<Api['listarVerbas']> = async (ctx) => ({
  status: 200,
  dados: await verbasComContas(ctx),
});

/** Waits for a closing sheet, which reads the budget with the same lock. Throws 409 below what is closed. */
export const registrarVerba: Executar<Api['registrarVerba']> = async (ctx, pedido) => {
  const { edital, unidade } = pedido.legivel('edital', 'unidade');
  if (edital != null) await editalEncontrado(ctx, edital);
  if (unidade != null && !(await existeUnidade(ctx.db, unidade))) {
    exigirSemProblemas([problema('unidade', 'UNIDADE_DESCONHECIDA', M.escolhaAUnidade)]);
  }
  const corpo = pedido.corpo();
  const [editalId, unidadeId] = [corpo.edital, corpo.unidade ?? null];
  await travarFolhas(ctx.db);
  const desta = (um: {
    readonly edital: { readonly id: number };
    readonly unidade: { readonly id: number } | null;
  }) => um.edital.id === editalId && (um.unidade?.id ?? null) === unidadeId;
  const verbas = await lerVerbas(ctx.db, ctx.agora, await lerFuso(ctx.db));
  const ato = registrarAtoDeVerba(corpo, verbas.find(desta) ?? null);
  await inserirAtoDeVerba(ctx.db, { ...ato, editalId, unidadeId, em: ctx.agora, autorId: ctx.usuario.id });
  await auditar(ctx, {
    acao: 'registrarVerba',
    registro: { tipo: 'edital', id: editalId },
    depois: { unidade: unidadeId, ...ato },
  });
  const dados = (await verbasComContas(ctx)).find(desta);
  if (dados === undefined) throw new Error('the budget was not stored');
  return { status: 201, dados };
};
