import type { Api } from '@instrutoria/contract/api.ts';
import { ninguemPodeAgir } from '@instrutoria/domain/coordenacao/rules/agir-pelo-projeto.ts';
import { MENSAGENS_FREQUENCIA as M } from '@instrutoria/domain/frequencia/messages.ts';
import {
  folhaRegistrada,
  montarLinha,
  temLinha,
  totalDeHoras,
} from '@instrutoria/domain/frequencia/rules/folha.ts';
import {
  anoDeAbertura,
  anoEMes,
  anosDaFolha,
  ultimoMesDoAno,
} from '@instrutoria/domain/frequencia/rules/meses.ts';
import { administraDeFora, temInstrutores, veDocumentos } from '@instrutoria/domain/instrutor/policies.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { mesesACorrigir } from '../../contestacao/queries.ts';
import { quemAgePeloProjeto } from '../../coordenacao/queries.ts';
import { mesesFechados } from '../../pagamento/queries.ts';
import { lerAndamento } from '../../projeto/andamento-queries.ts';
import { lerDeOficio } from '../de-oficio-repository.ts';
import { mesesDosAlunos } from '../dias-repository.ts';
import { lerFrequencias, lerInstrutores } from '../repository.ts';

export const listarFrequencias: Executar<Api['listarFrequencias']> = async (ctx, { params, query }) => {
  const instrutores = await lerInstrutores(ctx.db, params.id);
  const ids = instrutores.map(({ id }) => id);
  const guardadas = await lerFrequencias(ctx.db, ids, query.ano);
  const dados = instrutores.flatMap(({ id, nome }) =>
    guardadas
      .filter(({ instrutorId }) => instrutorId === id)
      .map(({ ano, versao, horasPorMes }) => ({
        instrutor: { id, nome },
        ano,
        versao,
        horasPorMes,
        projeto: { id: params.id },
        total: totalDeHoras(horasPorMes),
      })),
  );
  return { status: 200, dados };
};

/** Without `ano`: the call's year, at most the current one. 422 for a future year. */
export const lerFolhaDeFrequencia: Executar<Api['lerFolhaDeFrequencia']> = async (ctx, { params, query }) => {
  const projeto = await lerAndamento(ctx.db, params.id);
  if (projeto === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Projeto não encontrado.');
  }
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  const ano = query.ano ?? anoDeAbertura(projeto.ano, hoje);
  exigirSemProblemas(ano > anoEMes(hoje).ano ? [problema('ano', 'ANO_FUTURO', M.anoFuturo)] : []);
  const instrutores = await lerInstrutores(ctx.db, params.id);
  const ids = instrutores.map(({ id }) => id);
  const guardadas = await lerFrequencias(ctx.db, ids, ano);
  const dosAlunos = await mesesDosAlunos(ctx.db, ids, ano);
  const comDocumentos = veDocumentos(ctx.usuario.tipo, ctx.alvo.relacao);
  const linhas = instrutores.flatMap((instrutor) => {
    const guardada = guardadas.find(({ instrutorId }) => instrutorId === instrutor.id);
    if (!temLinha(instrutor, ano, guardada !== undefined)) return [];
    const falta = comDocumentos ? instrutor.falta : [];
    const doAluno = (dosAlunos.get(instrutor.id) ?? []).map((mes) =>
      comDocumentos ? mes : { ...mes, motivo: null },
    );
    const lida = { ...(guardada ?? { versao: 0, horasPorMes: [] }), doAluno };
    return [montarLinha({ ...instrutor, falta }, lida, { ano, hoje })];
  });
  const deFora =
    administraDeFora(ctx.usuario.tipo, ctx.alvo.relacao) &&
    temInstrutores(projeto) &&
    projeto.fase !== 'arquivado';
  const contestados = deFora ? await mesesACorrigir(ctx.db, params.id) : [];
  const podeDeOficio = deFora && ninguemPodeAgir(await quemAgePeloProjeto(ctx.db, params.id, ctx.agora));
  const deOficio = linhas.flatMap(({ celulas }) =>
    celulas.flatMap((celula) => (celula.deOficio === null ? [] : [celula.deOficio])),
  );
  return {
    status: 200,
    dados: {
      projeto: { id: params.id, titulo: projeto.titulo },
      ano,
      anos: anosDaFolha(projeto.ano, hoje),
      ultimoMes: ultimoMesDoAno(ano, hoje),
      mesesFechados: await mesesFechados(ctx.db, ano),
      registradaEm: folhaRegistrada(linhas) ? ultimoRegistro(guardadas) : null,
      podeDeOficio,
      contestados: contestados
        .filter((um) => um.ano === ano)
        .map(({ instrutorId: instrutor, mes }) => ({ instrutor, mes })),
      deOficio: await lerDeOficio(ctx.db, [...new Set(deOficio)]),
      linhas,
    },
  };
};

const ultimoRegistro = (guardadas: readonly { readonly atualizadoEm: string }[]) =>
  guardadas
    .map(({ atualizadoEm }) => atualizadoEm)
    .toSorted()
    .at(-1) ?? null;
