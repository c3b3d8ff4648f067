import type { Api } from '@instrutoria/contract/api.ts';
import { projeto as projetoLido } from '@instrutoria/contract/projeto/schemas.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { visaoDoProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { readInPieces } from '../../../db/snapshot.ts';
import { ndjson } from '../../../documents/ndjson.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharEdital } from '../../edital/repository.ts';
import { abrirProjetos, type ProjetoExportado } from '../exportacao-queries.ts';
import { andamentoVisto } from '../queries.ts';

const DO_EDITAL = projetoLido.pick({ edital: true });
/** The values besides the proposal, whose fields the statement selects itself. */
const DO_ANDAMENTO = projetoLido.pick({
  encerramento: true,
  desistencia: true,
  remunerados_aprovados: true,
  voluntarios_aprovados: true,
  temAvaliador: true,
  situacao: true,
  alunos: true,
  vice: true,
  situacaoExibida: true,
  vagas: true,
});

/** Each line is the answer of projeto/projeto/{id} to the same reader (D20). */
export const exportarProjetos: Executar<Api['exportarProjetos']> = async (ctx, { params }) => {
  const guardado = await acharEdital(ctx.db, params.editalId);
  if (guardado === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Edital não encontrado');
  const fuso = await lerFuso(ctx.db);
  const hoje = diaNoFuso(ctx.agora, fuso);
  const edital = derivarEdital(guardado, ctx.agora, fuso);
  // Equal in every line.
  const doEdital = JSON.stringify(DO_EDITAL.parse({ edital })).slice(1, -1);
  const linha = ({ proposta, andamento, propria }: ProjetoExportado): string => {
    const visao = visaoDoProjeto(ctx.usuario.tipo, propria ? 'dono' : 'nenhuma');
    const visto = DO_ANDAMENTO.parse(andamentoVisto(andamento, edital, hoje, visao));
    return `${proposta.slice(0, -1)},${doEdital},${JSON.stringify(visto).slice(1)}`;
  };
  const registro = { tipo: 'edital', id: guardado.id };
  const bytes = await ctx.deps.planilhas.texto(async () => {
    const projetos = await readInPieces(ctx.deps.database, (snapshot) =>
      abrirProjetos(snapshot, guardado.id, ctx.usuario.id),
    );
    try {
      // Every export has its audit row (T-F4).
      const depois = { projetos: projetos.quantas, endereco: ctx.endereco };
      await auditar(ctx, { acao: 'exportarProjetos', registro, depois });
      await registrarAcesso(ctx, { documento: 'projetos_do_edital', registro, titularId: null });
    } catch (error) {
      await projetos.fechar();
      throw error;
    }
    return ndjson(projetos, linha);
  });
  return {
    status: 200,
    arquivo: { tipo: 'application/x-ndjson', bytes, nome: `projetos_do_edital_${guardado.id}.ndjson` },
  };
};
