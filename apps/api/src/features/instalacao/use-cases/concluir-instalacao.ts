import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Api } from '@instrutoria/contract/api.ts';
import type { CorpoDaInstalacao } from '@instrutoria/contract/instalacao/schemas.ts';
import { ladoDaImagem } from '@instrutoria/domain/arquivo/limits.ts';
import { RG_FIXO } from '@instrutoria/domain/conta/limits.ts';
import { normalizarEmail } from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import { problemasDaSenha } from '@instrutoria/domain/conta/rules/senha.ts';
import { criarEdital } from '@instrutoria/domain/edital/transitions.ts';
import { LOGO_MAXIMO_BYTES } from '@instrutoria/domain/instalacao/limits.ts';
import { MENSAGENS_INSTALACAO as M } from '@instrutoria/domain/instalacao/messages.ts';
import {
  configuracaoInicial,
  problemasDaInstalacao,
} from '@instrutoria/domain/instalacao/rules/dados-da-instalacao.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { normalizarCodigo, normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { normalizarImagem } from '../../../adapters/files/image.ts';
import { tempDirOf } from '../../../adapters/files/temp-dir.ts';
import type { ComPreparo, Deps } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import {
  type ArquivoNovo,
  inserirArquivo,
  novaReferencia,
  vincularArquivo,
} from '../../arquivo/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { salvarConfiguracao, travarConfiguracao } from '../../configuracao/repository.ts';
import { inserirProfessor } from '../../conta/repository.ts';
import { inserirEdital } from '../../edital/repository.ts';
import { inserirPrograma } from '../../programa/repository.ts';
import { inserirUnidade } from '../../unidade/repository.ts';
import { instalacaoPendente, marcarConcluida, travarInstalacao } from '../repository.ts';
import { comCodigo } from './com-codigo.ts';

interface InstalacaoPronta {
  readonly dados: CorpoDaInstalacao;
  readonly senha: string;
  readonly logo: Omit<ArquivoNovo, 'donoId'> | null;
  /** Deletes the logo's file when nothing was written. */
  desfazer(): Promise<void>;
}

type Ferramentas = Pick<Deps, 'clock' | 'config' | 'passwords' | 'storage' | 'virusScan'>;

function conferir(dados: CorpoDaInstalacao): void {
  const { senha, ...pessoa } = dados.administrador;
  const daSenha = problemasDaSenha(senha, pessoa).map((p) => ({ ...p, campo: `administrador.${p.campo}` }));
  exigirSemProblemas([...problemasDaInstalacao(dados), ...daSenha]);
}

/** Checks and re-encodes the logo like every uploaded picture. */
async function guardarLogo(deps: Ferramentas, base64: string): Promise<Omit<ArquivoNovo, 'donoId'>> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.byteLength > LOGO_MAXIMO_BYTES)
    exigirSemProblemas([problema('logo', 'LOGO_GRANDE', M.logoGrande)]);
  const path = join(tempDirOf(deps.config.dataDir), randomUUID());
  const referencia = novaReferencia();
  try {
    await mkdir(tempDirOf(deps.config.dataDir), { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { mode: 0o600 });
    await deps.virusScan.scan(path);
    const imagem = await normalizarImagem(path, ladoDaImagem('logo'));
    await deps.storage.put(referencia, imagem.path);
    const { mime, sha256, bytes: tamanho } = imagem;
    return { referencia, tipo: 'logo', mime, tamanho, sha256, criadoEm: deps.clock.real() };
  } catch (erro) {
    if (!(erro instanceof DomainError) || !['invalido', 'tipoNaoAceito'].includes(erro.kind)) throw erro;
    throw new DomainError('invalido', 'LOGO_ILEGIVEL', M.logoIlegivel, [
      problema('logo', 'LOGO_ILEGIVEL', M.logoIlegivel),
    ]);
  } finally {
    await rm(path, { force: true });
    await rm(`${path}.jpg`, { force: true });
  }
}

/** Checks everything, and does slow work, before the transaction. Throws 422 with every problem. */
export async function prepararInstalacao(
  deps: Ferramentas,
  dados: CorpoDaInstalacao,
): Promise<InstalacaoPronta> {
  conferir(dados);
  const senha = await deps.passwords.hash(dados.administrador.senha);
  const logo = dados.logo === null || dados.logo === '' ? null : await guardarLogo(deps, dados.logo);
  const desfazer = async () => {
    if (logo !== null) await deps.storage.remove(logo.referencia);
  };
  return { dados, senha, logo, desfazer };
}

function naoPendente(): DomainError {
  return new DomainError('conflito', 'INSTALACAO_CONCLUIDA', M.concluida);
}

/** Writes all of it in one transaction. Throws 409 when another call finished first. */
export async function gravarInstalacao(
  ctx: { readonly db: Executor; readonly agora: Date; readonly real: Date },
  { dados, senha, logo }: InstalacaoPronta,
): Promise<void> {
  const { db, agora } = ctx;
  await travarInstalacao(db);
  if (!(await instalacaoPendente(db))) throw naoPendente();
  const { administrador: pessoa, edital } = dados;
  const unidades = [];
  for (const { nome, cidade } of dados.unidades) {
    unidades.push(await inserirUnidade(db, { nome: normalizarTexto(nome), cidade: normalizarTexto(cidade) }));
  }
  for (const nome of dados.programas) await inserirPrograma(db, normalizarTexto(nome));
  const lugar = unidades.find(({ nome }) => nome === normalizarTexto(pessoa.unidade));
  if (lugar === undefined) throw new Error("the administrator's unit is gone");
  const id = await inserirProfessor(
    db,
    {
      nome: normalizarTexto(pessoa.nome),
      cpf: normalizarCpf(pessoa.cpf) ?? '',
      email: normalizarEmail(pessoa.email),
      siape: normalizarCodigo(pessoa.siape),
      lattes: pessoa.lattes.trim(),
      rg: RG_FIXO,
      programa: null,
      departamento: null,
      foto: '',
      senha,
      tipo: 'administrador',
      // A person with the code has access to the machine, and vouches for the address.
      emailConfirmadoEm: agora,
      unidadeId: lugar.id,
    },
    agora,
  );
  const antes = await travarConfiguracao(db);
  const inicial = configuracaoInicial(dados);
  if (logo !== null) {
    await inserirArquivo(db, { ...logo, donoId: id });
    await vincularArquivo(db, logo.referencia, { tipo: 'logo', donoId: id, vinculo: 'configuracao:1' });
  }
  const instituicao = { ...inicial.instituicao, logo: logo?.referencia ?? null };
  const depois = await salvarConfiguracao(db, { ...inicial, instituicao, versao: antes.versao });
  const quem = { db, agora, usuario: null };
  await auditar(quem, {
    acao: 'concluirInstalacao',
    registro: { tipo: 'configuracao', id: 1 },
    pessoa: id,
    depois: { ...depois, unidades: unidades.length, programas: dados.programas.length },
  });
  if (edital !== null) {
    const novo = criarEdital(edital, { agora, fuso: dados.fuso });
    const criado = await inserirEdital(db, novo, agora);
    const registro = { tipo: 'edital', id: criado.id };
    await auditar(quem, { acao: 'criarEdital', registro, pessoa: id, depois: criado });
  }
  await marcarConcluida(db, ctx.real);
}

export const concluirInstalacao: ComPreparo<Api['concluirInstalacao'], InstalacaoPronta> = {
  async preparar(ctx, pedido) {
    const { codigo, ...dados } = await comCodigo(ctx, pedido.corpo());
    return prepararInstalacao(ctx.deps, dados);
  },
  async executar(ctx, _pedido, pronta) {
    await gravarInstalacao({ db: ctx.db, agora: ctx.agora, real: ctx.deps.clock.real() }, pronta);
    return { status: 201, dados: { message: M.pronta } };
  },
  desfazer: ({ desfazer }) => desfazer(),
};
