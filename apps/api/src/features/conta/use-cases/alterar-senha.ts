import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { problemasDaSenha } from '@instrutoria/domain/conta/rules/senha.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { ComPreparo } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { encerrarAcessos } from '../encerrar-acessos.ts';
import { acharProfessor, salvarProfessor } from '../repository.ts';
import { avisarSenhaAlterada } from './senha-alterada.ts';
import { confereSenhaAtual } from './tentativas.ts';

export const alterarSenha: ComPreparo<Api['alterarSenha'], string> = {
  async preparar(ctx, pedido) {
    const { senhaAtual = '', senha = '' } = pedido.corpo();
    const pessoa = await acharProfessor(ctx.db, ctx.usuario.id);
    if (pessoa === null) throw new Error('a session without its person');
    const vazios = [...(senhaAtual === '' ? ['senhaAtual'] : []), ...(senha === '' ? ['senha'] : [])];
    exigirSemProblemas(
      vazios.map((campo) => problema(campo, 'CAMPOS_VAZIOS', MENSAGENS_CONTA.preenchaTodosOsCampos)),
    );
    exigirSemProblemas(problemasDaSenha(senha, { ...pessoa, cpf: pessoa.cpfDigitos }));
    if (!(await confereSenhaAtual(ctx, pessoa, senhaAtual))) {
      exigirSemProblemas([
        problema('senhaAtual', 'SENHA_ATUAL_INCORRETA', MENSAGENS_CONTA.senhaAtualIncorreta),
      ]);
    }
    return ctx.deps.passwords.hash(senha);
  },
  async executar(ctx, _pedido, senha) {
    const { id, sessao } = ctx.usuario;
    const agora = ctx.deps.clock.real();
    await salvarProfessor(ctx.db, id, { senha }, ctx.agora);
    await encerrarAcessos(ctx.db, id, agora, sessao);
    await avisarSenhaAlterada(ctx, id);
    await auditar(ctx, { acao: 'alterarSenha', registro: { tipo: 'professor', id } });
    return { status: 200, dados: { message: MENSAGENS_CONTA.senhaAlterada } };
  },
};
