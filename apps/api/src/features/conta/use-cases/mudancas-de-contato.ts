import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import {
  cpfMudado,
  esperaAte,
  exigirSegundaPessoa,
  problemasDaDecisao,
  problemasDaLeitura,
} from '@instrutoria/domain/conta/rules/mudanca-de-contato.ts';
import { formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { semCorreio } from '../link-de-confirmacao-repository.ts';
import { situacaoAgora, valoresDe } from '../mudanca-de-contato.ts';
import {
  acharMudanca,
  administraDesde,
  gravarAceita,
  gravarSolta,
  listarMudancas,
} from '../mudanca-de-contato-repository.ts';
import { travarProfessor } from '../repository.ts';

const iso = (quando: Date | null) => quando?.toISOString() ?? null;

/** E-mails in full, CPFs masked with the positions of the changed digits (D59). */
export const listarMudancasDeContato: Executar<Api['listarMudancasDeContato']> = async (ctx, { query }) => {
  const { deps } = ctx;
  const { linhas, total } = await listarMudancas(ctx.db, query);
  const dados = linhas.map((linha) => {
    const situacao = situacaoAgora(deps, linha);
    const valores = valoresDe(deps, linha.valores);
    const { email, cpf } = valores ?? {};
    return {
      id: linha.id,
      professor: linha.professor,
      autor: linha.autor,
      motivo: linha.motivo,
      feitaEm: linha.feitaEm.toISOString(),
      mudaEmail: linha.mudaEmail,
      mudaCpf: linha.mudaCpf,
      email: email === undefined ? null : { antes: email[0], depois: email[1] },
      cpf: cpf === undefined ? null : cpfMudado(cpf[0], cpf[1]),
      situacao,
      ate: situacao === 'espera' ? iso(esperaAte(linha, { correio: !semCorreio(deps) })) : null,
      faltaConfirmar:
        situacao === 'espera' && linha.emailEmEspera && !semCorreio(deps) && linha.confirmadaLaEm === null,
      conferida:
        linha.aceitaEm === null
          ? null
          : { em: linha.aceitaEm.toISOString(), por: linha.aceitaPor, motivo: linha.aceitaMotivo ?? '' },
      desfeitaEm: iso(linha.desfeitaEm),
      solta:
        linha.soltaEm === null
          ? null
          : { em: linha.soltaEm.toISOString(), por: linha.soltaPor, motivo: linha.soltaMotivo ?? '' },
      minha: linha.autor.id === ctx.usuario.id,
    };
  });
  return { status: 200, dados, total };
};

function naoEncontrada(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Mudança não encontrada.');
}

/** The full values, for a reason; each reading is recorded in the log of openings and in the audit. */
export const lerMudancaDeContato: Executar<Api['lerMudancaDeContato']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const mudanca = await acharMudanca(ctx.db, id);
  if (mudanca === null) throw naoEncontrada();
  const { motivo } = pedido.corpo();
  const valores = valoresDe(ctx.deps, mudanca.valores);
  if (valores === null) throw new DomainError('conflito', 'VALORES_APAGADOS', M.valoresApagados);
  exigirSemProblemas(problemasDaLeitura(motivo));
  const registro = { tipo: 'professor', id: mudanca.professorId };
  await registrarAcesso(ctx, {
    documento: 'mudanca_de_contato',
    registro,
    titularId: mudanca.professorId,
  });
  await auditar(ctx, {
    acao: 'lerMudancaDeContato',
    registro,
    depois: { mudanca: id, motivo: motivo?.trim() },
  });
  const { email, cpf } = valores;
  return {
    status: 200,
    dados: {
      email: email === undefined ? null : { antes: email[0], depois: email[1] },
      cpf: cpf === undefined ? null : { antes: formatarCpf(cpf[0]), depois: formatarCpf(cpf[1]) },
    },
  };
};

/** Ends a wait, or the hold after 'não fui eu': done by a second administrator, with a reason. */
export const conferirMudancaDeContato: Executar<Api['conferirMudancaDeContato']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const achada = await acharMudanca(ctx.db, id);
  if (achada === null) throw naoEncontrada();
  await travarProfessor(ctx.db, achada.professorId);
  // Read again with the lock: 'não fui eu' may have come first.
  const mudanca = (await acharMudanca(ctx.db, id)) ?? achada;
  const quem = { id: ctx.usuario.id, administraDesde: await administraDesde(ctx.db, ctx.usuario.id) };
  exigirSegundaPessoa(mudanca, quem);
  const { situacao: vista, motivo } = pedido.corpo();
  const situacao = situacaoAgora(ctx.deps, mudanca);
  if (situacao !== vista || (situacao === 'espera' && mudanca.aceitaEm !== null)) {
    throw new DomainError('conflito', 'SITUACAO_MUDOU', M.mudancaEmOutraSituacao);
  }
  exigirSemProblemas(problemasDaDecisao(motivo));
  const decisao = { agora: ctx.deps.clock.real(), por: ctx.usuario.id, motivo: motivo?.trim() ?? '' };
  await (situacao === 'espera' ? gravarAceita : gravarSolta)(ctx.db, id, decisao);
  await auditar(ctx, {
    acao: 'conferirMudancaDeContato',
    registro: { tipo: 'professor', id: mudanca.professorId },
    antes: { situacao },
    depois: { mudanca: id, motivo: decisao.motivo },
  });
  return {
    status: 200,
    dados: { message: situacao === 'espera' ? M.mudancaAceita : M.redefinicaoSolta },
  };
};
