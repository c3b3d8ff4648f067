import type { Api } from '@instrutoria/contract/api.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { diasSemExpediente } from '@instrutoria/domain/configuracao/rules/problemas-da-configuracao.ts';
import { ehDaComissao } from '@instrutoria/domain/conta/policies.ts';
import {
  numerosDaDecisao,
  numerosDaPublicacao,
  pendenciasDoAto,
} from '@instrutoria/domain/edital/rules/pendencias.ts';
import { proximoAto } from '@instrutoria/domain/edital/rules/proximo-ato.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { contarCartasDoEdital } from '../../carta/queries.ts';
import { todosDoEdital } from '../../decisao/decisao-queries.ts';
import { contarEdital } from '../../edital/contagem-queries.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { reuniaoQueBarra } from '../../edital/reuniao-queries.ts';
import { tardiaAbertaAte } from '../../edital/tardia-queries.ts';
import { exigirEdital } from './ler-painel.ts';

export const lerPendencias: Executar<Api['lerPendencias']> = async (ctx, { params }) => {
  const { guardado, edital, fuso, semOsDe } = await exigirEdital(ctx, params.id);
  const ato = proximoAto(edital);
  const emails = foiPublicado(edital) ? await contarCartasDoEdital(ctx.db, guardado.id, 'resultado') : null;
  const publicado = emails === null ? {} : { emails };
  if (ato === null) return { status: 200, dados: { ato, bloqueios: [], avisos: [], ...publicado } };
  const hoje = diaNoFuso(ctx.agora, fuso);
  const contagem = await contarEdital(ctx.db, guardado.id, hoje, semOsDe);
  // The secretariat does not learn of a meeting before its minutes (E-SESSAO-3).
  const sabe = ehDaComissao(ctx.usuario);
  const reuniaoAberta = sabe ? await reuniaoQueBarra(ctx.db, guardado.id, ctx.agora) : null;
  const dados = pendenciasDoAto(ato, guardado, {
    agora: ctx.agora,
    fuso,
    contagem,
    reuniaoAberta,
    tardiaAte: await tardiaAbertaAte(ctx.db, guardado.id, ctx.agora),
  });
  if (ato !== 'enviarASecretaria' && ato !== 'publicarResultados')
    return { status: 200, dados: { ...dados, ...publicado } };
  // The situations do not count the reader's projects (D20); the mails count everybody's.
  const todas = await todosDoEdital(ctx.db, edital);
  const linhas = await todosDoEdital(ctx.db, edital, ctx.usuario.id);
  const { limiteBolsas } = guardado;
  const decidido = { linhas, proprios: todas.length - linhas.length, limiteBolsas };
  const numeros =
    ato === 'enviarASecretaria'
      ? numerosDaDecisao(decidido)
      : numerosDaPublicacao(guardado, { ...decidido, ...(await anuncio(ctx, edital, todas)), hoje });
  return { status: 200, dados: { ...dados, avisos: [...dados.avisos, ...numeros] } };
};

async function anuncio(
  { db }: Contexto,
  edital: Edital,
  todas: readonly { readonly coordenadorId: number }[],
) {
  const [{ resultadoPreliminar }, configuracao] = await Promise.all([
    regrasEmVigor(db, edital.id),
    lerConfiguracao(db),
  ]);
  const emails = new Set(todas.map(({ coordenadorId }) => coordenadorId)).size;
  return { emails, preliminar: resultadoPreliminar, semExpediente: diasSemExpediente(configuracao) };
}
