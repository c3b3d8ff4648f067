import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { RG_FIXO, TIPO_DE_QUEM_SE_CADASTRA } from '@instrutoria/domain/conta/limits.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { problemasDoCadastro } from '@instrutoria/domain/conta/rules/cadastro.ts';
import { normalizarAtualizacao } from '@instrutoria/domain/conta/transitions.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { ComPreparo } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { adotarArquivo, vincularArquivo } from '../../arquivo/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { existeUnidade } from '../../unidade/repository.ts';
import { confirmacaoInicial, enviarConfirmacao } from '../link-de-confirmacao-repository.ts';
import type { ProfessorNovo } from '../repository.ts';
import { acharProfessor, inserirProfessor } from '../repository.ts';

/** Always creates a coordenador, whatever the body says (D14); the photo is an anonymous upload. */
export const cadastrarProfessor: ComPreparo<Api['cadastrarProfessor'], ProfessorNovo> = {
  async preparar(ctx, pedido) {
    const corpo = pedido.corpo();
    const dados = normalizarAtualizacao(corpo);
    exigirSemProblemas(problemasDoCadastro(dados));
    const { nome = '', cpf = '', email = '', foto = '', lattes = '', siape = '', senha = '' } = dados;
    const { programa = null, departamento = null, unidade: unidadeId = 0 } = dados;
    if (!(await existeUnidade(ctx.db, unidadeId))) {
      exigirSemProblemas([
        problema('unidade', 'UNIDADE_NAO_ENCONTRADA', MENSAGENS_CONTA.unidadeNaoEncontrada),
      ]);
    }
    return {
      nome,
      cpf,
      email,
      foto,
      lattes,
      siape,
      programa,
      departamento,
      unidadeId,
      rg: RG_FIXO,
      tipo: TIPO_DE_QUEM_SE_CADASTRA,
      emailConfirmadoEm: confirmacaoInicial(ctx.deps),
      senha: await ctx.deps.passwords.hash(senha),
    };
  },
  async executar(ctx, pedido, novo) {
    const id = await inserirProfessor(ctx.db, novo, ctx.agora);
    const vinculo = `professor:${id}`;
    const donoId = ctx.usuario?.id ?? null;
    if (!(await vincularArquivo(ctx.db, novo.foto, { tipo: 'foto', donoId, vinculo }))) {
      exigirSemProblemas([problema('foto', 'FOTO_NAO_ENCONTRADA', MENSAGENS_ARQUIVO.fotoNaoEncontrada)]);
    }
    await adotarArquivo(ctx.db, novo.foto, id, vinculo);
    const { tipo } = pedido.corpo();
    const pediuOutroTipo = tipo !== undefined && tipo !== null && tipo !== TIPO_DE_QUEM_SE_CADASTRA;
    await auditar(ctx, {
      acao: pediuOutroTipo ? 'cadastrarComOutroTipo' : 'cadastrar',
      registro: { tipo: 'professor', id },
      pessoa: id,
      ...(pediuOutroTipo ? { depois: { tipoPedido: String(tipo).slice(0, 60) } } : {}),
    });
    const criado = await acharProfessor(ctx.db, id);
    if (criado === null) throw new Error('the new professor is gone');
    if (novo.emailConfirmadoEm === null) await enviarConfirmacao(ctx, criado);
    return comVersao(201, criado);
  },
};
