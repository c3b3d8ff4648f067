import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { RG_FIXO, TIPO_DE_QUEM_SE_CADASTRA } from '@instrutoria/domain/conta/limits.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { problemasDoCadastro } from '@instrutoria/domain/conta/rules/cadastro.ts';
import { normalizarAtualizacao } from '@instrutoria/domain/conta/transitions.ts';
import type { CadastroDeProfessor } from '@instrutoria/domain/conta/types.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_PORTA } from '@instrutoria/domain/porta/messages.ts';
import {
  cpfProvado,
  emailProvado,
  primeiraEntradaDe,
  unidadeDaTabela,
} from '@instrutoria/domain/porta/rules/entrada.ts';
import type { ComPreparo, Contexto, Usuario } from '../../../context.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { adotarArquivo, vincularArquivo } from '../../arquivo/repository.ts';
import { soEntraPelaInstituicao } from '../../conta/entrada-local-queries.ts';
import { marcaDaIdentidade } from '../../conta/identidade-encerrada-repository.ts';
import { confirmacaoInicial, enviarConfirmacao } from '../../conta/link-de-confirmacao-repository.ts';
import { loginIncorreto } from '../../conta/queries.ts';
import { acharPorCpf, acharProfessor, inserirProfessor, travarProfessor } from '../../conta/repository.ts';
import { existeUnidade } from '../../unidade/repository.ts';
import { acharIdentidade, temIdentidade } from '../identidade-repository.ts';
import { type Chegada, chegadaDe, entrarNaConta, ligarConta, quemNoProvedor } from './concluir-entrada.ts';
import type { FatorDaConta, FatorProvado, LimitesDoLogin, Reservada } from './limites-do-login.ts';
import { contaJaLigada } from './recusar.ts';

/** The typed record with what the provider vouches for over it. */
function cadastroDe({ porta, pessoa }: Chegada, digitado: CadastroDeProfessor): CadastroDeProfessor {
  const { comum } = porta.configuracao;
  const email = pessoa.emailVerificado ? pessoa.email : null;
  return normalizarAtualizacao({
    ...digitado,
    nome: pessoa.nome ?? digitado.nome,
    cpf: cpfProvado(pessoa, comum) ?? digitado.cpf,
    email: email ?? digitado.email,
    unidade: unidadeDaTabela(pessoa, comum) ?? digitado.unidade,
  });
}

function semVinculo({ porta }: Chegada): DomainError {
  const { aQuemEscrever } = porta.configuracao.comum;
  return new DomainError('naoPermitido', 'SEM_VINCULO', `${MENSAGENS_PORTA.semVinculo} ${aQuemEscrever}.`);
}

async function exigirSemConta({ deps, db }: Contexto<Usuario | null>, chegada: Chegada): Promise<void> {
  const marca = marcaDaIdentidade(deps.keyedHash, quemNoProvedor(chegada));
  if ((await acharIdentidade(db, quemNoProvedor(chegada), marca)) !== null) throw contaJaLigada();
}

/** Makes a coordenador of somebody whose affiliation the door's table names; without a local password. */
export const cadastrarPelaInstituicao: ComPreparo<Api['cadastrarPelaInstituicao'], undefined> = {
  async preparar(ctx, { corpo }) {
    const lido = corpo();
    const chegada = await inTransaction(ctx.deps.database, (db) => chegadaDe({ ...ctx, db }, lido, true));
    if (primeiraEntradaDe(chegada.pessoa, chegada.porta.configuracao.comum) !== 'cadastra') {
      throw semVinculo(chegada);
    }
    const dados = cadastroDe(chegada, lido);
    exigirSemProblemas(problemasDoCadastro(dados).filter(({ campo }) => campo !== 'senha'));
    if (!(await existeUnidade(ctx.db, dados.unidade ?? 0))) {
      exigirSemProblemas([
        problema('unidade', 'UNIDADE_NAO_ENCONTRADA', MENSAGENS_CONTA.unidadeNaoEncontrada),
      ]);
    }
  },
  async executar(ctx, { corpo }) {
    const lido = corpo();
    const chegada = await chegadaDe(ctx, lido, true);
    await exigirSemConta(ctx, chegada);
    const dados = cadastroDe(chegada, lido);
    const { nome = '', cpf = '', email = '', foto = '', lattes = '', siape = '' } = dados;
    const { programa = null, departamento = null, unidade: unidadeId = 0 } = dados;
    // Only for a listed domain: otherwise a provider could claim an e-mail by which another door finds the account.
    const garantido = emailProvado(chegada.pessoa, chegada.porta.configuracao.comum) !== null;
    const emailConfirmadoEm = garantido ? ctx.deps.clock.real() : confirmacaoInicial(ctx.deps);
    const novo = {
      ...{ nome, cpf, email, foto, lattes, siape, programa, departamento, unidadeId, emailConfirmadoEm },
      ...({ rg: RG_FIXO, tipo: TIPO_DE_QUEM_SE_CADASTRA, senha: null } as const),
    };
    const id = await inserirProfessor(ctx.db, novo, ctx.agora);
    const vinculo = `professor:${id}`;
    if (!(await vincularArquivo(ctx.db, foto, { tipo: 'foto', donoId: null, vinculo }))) {
      exigirSemProblemas([problema('foto', 'FOTO_NAO_ENCONTRADA', MENSAGENS_ARQUIVO.fotoNaoEncontrada)]);
    }
    await adotarArquivo(ctx.db, foto, id, vinculo);
    if (emailConfirmadoEm === null) {
      const criado = await acharProfessor(ctx.db, id);
      if (criado !== null) await enviarConfirmacao(ctx, criado);
    }
    const identidade = await ligarConta(ctx, chegada, { professor: id, como: 'cadastro' });
    const dadosDaEntrada = { professor: id, identidade, ligou: 'cadastro' } as const;
    const acao = 'cadastrarPelaInstituicao';
    return { status: 201, dados: await entrarNaConta(ctx, chegada, { ...dadosDaEntrada, acao }) };
  },
};

interface Conferida {
  readonly professor: number;
  readonly tentativa: Reservada;
  readonly fator: FatorProvado | null;
}

/** Links the identity after one login with CPF, local password and the account's second factor, by its rules. */
export const vincularPelaSenha = (
  limites: LimitesDoLogin,
  fatorDaConta: FatorDaConta,
): ComPreparo<Api['vincularPelaSenha'], Conferida> => ({
  async preparar(ctx, { corpo }) {
    const { cpf: digitado = '', password = '', codigoDoFator = '', ...codigos } = corpo();
    await inTransaction(ctx.deps.database, (db) => chegadaDe({ ...ctx, db }, codigos, true));
    const digitos = normalizarCpf(digitado);
    const tentativa = limites.tentativaDe(ctx.deps, {
      cpf: digitos ?? digitado,
      endereco: ctx.endereco,
      dispositivo: null,
    });
    await limites.reservarLogin(ctx.deps, tentativa);
    const pessoa = await acharPorCpf(ctx.db, digitos ?? '');
    const confere = await ctx.deps.passwords.confere(password, pessoa?.senha ?? null);
    if (pessoa === null || !confere) {
      await limites.registrarFalha(ctx, 'entrarFalhou', pessoa?.id ?? null);
      throw loginIncorreto();
    }
    const fator = await fatorDaConta.provar(ctx, pessoa, codigoDoFator);
    return { professor: pessoa.id, tentativa, fator };
  },
  async executar(ctx, { corpo }, { professor, tentativa, fator }) {
    const chegada = await chegadaDe(ctx, corpo(), true);
    // Else a password that is switched off would enter by way of another door.
    if (await soEntraPelaInstituicao(ctx.db, professor)) {
      throw new DomainError('naoPermitido', 'SO_PELA_INSTITUICAO', MENSAGENS_PORTA.soPelaOutraPorta);
    }
    await limites.loginCerto(ctx.db, tentativa);
    await travarProfessor(ctx.db, professor);
    await fatorDaConta.gastar(ctx, professor, fator);
    await exigirSemConta(ctx, chegada);
    if (await temIdentidade(ctx.db, professor, chegada.porta.id)) throw contaJaLigada();
    const identidade = await ligarConta(ctx, chegada, { professor, como: 'senha' });
    const dadosDaEntrada = { professor, identidade, ligou: 'senha' } as const;
    return {
      status: 200,
      dados: await entrarNaConta(ctx, chegada, { ...dadosDaEntrada, acao: 'vincularPelaSenha' }),
    };
  },
});
