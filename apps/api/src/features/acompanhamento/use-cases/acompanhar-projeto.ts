import type { Api } from '@instrutoria/contract/api.ts';
import { etapasDoProjeto } from '@instrutoria/domain/acompanhamento/rules/etapas.ts';
import {
  atosDoHistorico,
  leituraDoHistorico,
  linhaDoHistorico,
} from '@instrutoria/domain/acompanhamento/rules/historico.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { cartasQueLe } from '@instrutoria/domain/carta/policies.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { leSoDepoisDoEnvio, secretariaPodeLer } from '@instrutoria/domain/projeto/policies.ts';
import type { Alvo, Contexto, Executar, Usuario } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { lerCartasDoProjeto } from '../../carta/queries.ts';
import { lerNaHomologacao } from '../../edital/homologacao-queries.ts';
import { acharEdital } from '../../edital/repository.ts';
import { projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import { lerAtosDoProjeto, lerDepoisDaPublicacao, lerSubmetido } from '../queries.ts';

/** Throws 404 for drafts, and where the limits of the caller's rights do not hold. */
async function projetoAcompanhado({ alvo, usuario, db, agora }: Contexto<Usuario, Alvo>) {
  const projeto = await lerSubmetido(db, Number(alvo.id));
  const guardado = projeto === null ? null : await acharEdital(db, projeto.editalId);
  const soDepois = leSoDepoisDoEnvio(usuario.tipo, alvo.relacao);
  if (projeto === null || guardado === null || (soDepois && !secretariaPodeLer(guardado))) {
    throw projetoNaoEncontrado();
  }
  const fuso = await lerFuso(db);
  const edital = derivarEdital(guardado, agora, fuso);
  return { projeto, edital, fuso, publicado: foiPublicado(edital) };
}

export const acompanharProjeto: Executar<Api['acompanharProjeto']> = async (ctx) => {
  const { projeto, edital, fuso, publicado } = await projetoAcompanhado(ctx);
  const { agora, db, alvo } = ctx;
  const etapas = etapasDoProjeto({
    edital,
    submetidoEm: projeto.submetidoEm,
    depois: publicado ? await lerDepoisDaPublicacao(db, projeto.id) : null,
    homologacao: await lerNaHomologacao(db, projeto.editalId, projeto.id),
    deDentro: alvo.relacao === 'nenhuma',
    agora,
    fuso,
  });
  return { status: 200, dados: { hoje: diaNoFuso(agora, fuso), etapas } };
};

export const lerHistoricoDoProjeto: Executar<Api['lerHistoricoDoProjeto']> = async (ctx, { query }) => {
  const { projeto, publicado } = await projetoAcompanhado(ctx);
  const { usuario, alvo } = ctx;
  const leitura = leituraDoHistorico(usuario.tipo, alvo.relacao);
  const atos = atosDoHistorico(leitura, publicado);
  const { linhas, total } = await lerAtosDoProjeto(ctx.db, projeto.id, { lista: query, ...atos });
  const quem = { id: usuario.id, leitor: leitura.leitor };
  return {
    status: 200,
    dados: linhas.map((ato) => linhaDoHistorico(ato, quem, projeto.coordenadorId)),
    total,
  };
};

export const listarCartasDoProjeto: Executar<Api['listarCartasDoProjeto']> = async (ctx, { query }) => {
  const { projeto } = await projetoAcompanhado(ctx);
  const { usuario, alvo } = ctx;
  const todas = cartasQueLe(usuario.tipo, alvo.relacao) === 'todas';
  const { linhas, total } = await lerCartasDoProjeto(ctx.db, projeto.id, {
    lista: query,
    so: todas ? null : usuario.id,
  });
  return { status: 200, dados: linhas, total };
};
