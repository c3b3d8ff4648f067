import type { Api } from '@instrutoria/contract/api.ts';
import { estaAfastado, podeEncerrar } from '@instrutoria/domain/coordenacao/rules/afastamento.ts';
import { ninguemPodeAgir } from '@instrutoria/domain/coordenacao/rules/agir-pelo-projeto.ts';
import { razaoDeNaoPassar } from '@instrutoria/domain/coordenacao/rules/transferencia.ts';
import { administraDeFora } from '@instrutoria/domain/instrutor/policies.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { lerEditais } from '../../edital/repository.ts';
import { projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import { fatosDeQuemRecebe } from '../quem-recebe-queries.ts';
import { afastamentosDe, coordenadorDe, quemAgePeloProjeto } from '../queries.ts';
import { coordenouAntes, type TransferenciaLida, transferenciaAberta } from '../transferencia-queries.ts';
import { viceDoProjeto } from '../vice-queries.ts';

async function razaoDe(
  ctx: Contexto,
  projeto: { readonly id: number; readonly editalId: number },
  passagem: TransferenciaLida,
) {
  const fuso = await lerFuso(ctx.db);
  const editais = await lerEditais(ctx.db, ctx.agora, fuso);
  const hoje = diaNoFuso(ctx.agora, fuso);
  const fatos = await fatosDeQuemRecebe(ctx.db, { projeto, pessoa: passagem.para.id, editais, hoje });
  return razaoDeNaoPassar(passagem, fatos, hoje);
}

export const lerCoordenacao: Executar<Api['lerCoordenacao']> = async (ctx, { params: { id } }) => {
  const projeto = await coordenadorDe(ctx.db, id);
  if (projeto === null) {
    throw projetoNaoEncontrado();
  }
  const { coordenador } = projeto;
  const fuso = await lerFuso(ctx.db);
  const hoje = diaNoFuso(ctx.agora, fuso);
  const afastamentos = await afastamentosDe(ctx.db, coordenador.id);
  // The reason of an absence may concern health.
  const administra = administraDeFora(ctx.usuario.tipo, ctx.alvo.relacao);
  const lePorQue = coordenador.id === ctx.usuario.id || administra;
  const passagem = await transferenciaAberta(ctx.db, id);
  const recebe = passagem?.para.id === ctx.usuario.id;
  const razao = passagem === null ? null : await razaoDe(ctx, { id, editalId: projeto.editalId }, passagem);
  // A coordinator must not learn who was asked to judge the project.
  const naoPassou = razao === null ? null : { razao: administra || recebe ? razao : null };
  return {
    status: 200,
    dados: {
      coordenador,
      vice: await viceDoProjeto(ctx.db, id),
      antes: await coordenouAntes(ctx.db, id),
      transferencia:
        passagem === null
          ? null
          : {
              ...passagem,
              motivo: lePorQue ? passagem.motivo : null,
              naoPassou,
            },
      coordena: coordenador.id === ctx.usuario.id,
      administra,
      afastado: estaAfastado(afastamentos, hoje),
      ninguemPodeAgir: ninguemPodeAgir(await quemAgePeloProjeto(ctx.db, id, ctx.agora)),
      afastamentos: afastamentos.map(({ encerrado, ...um }) => ({
        ...um,
        corre: podeEncerrar({ fim: um.fim, encerrado }, hoje),
        ...(lePorQue ? {} : { motivo: null, autor: null, encerramento: null }),
      })),
    },
  };
};
