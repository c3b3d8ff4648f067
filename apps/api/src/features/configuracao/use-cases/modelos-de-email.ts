import type { Api } from '@instrutoria/contract/api.ts';
import {
  CAMPOS_DA_LINHA,
  CAMPOS_DE_BLOCO,
  NOMES_DOS_EMAILS,
  type NomeDoEmail,
} from '@instrutoria/domain/configuracao/modelos-de-email.ts';
import {
  blocosDoEmail,
  camposDaLinha,
  ehOriginal,
  modeloDeEmail,
  problemasDoTextoDeEmail,
} from '@instrutoria/domain/configuracao/rules/texto-de-email.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { linkPublico } from '../../../adapters/mail/link.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { type Bloco, montarDoModelo } from '../../../adapters/mail/templates/layout.ts';
import { comVersao, type Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { gravarTextoDeEmail, type TextoGravado, textosGravados } from '../modelo-de-email-repository.ts';
import { travarConfiguracao } from '../repository.ts';

function vista(nome: NomeDoEmail, gravado: TextoGravado | undefined) {
  const modelo = modeloDeEmail(nome);
  const original = { assunto: modelo.assunto, texto: modelo.texto };
  const obrigatorios: readonly string[] = modelo.obrigatorios;
  const significados: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(CAMPOS_DA_LINHA).map(([campo, { significa }]) => [campo, significa]),
    ),
    ...CAMPOS_DE_BLOCO,
  };
  return {
    ...{ nome, titulo: modelo.titulo, quando: modelo.quando, original },
    versao: gravado?.versao ?? 1,
    assunto: gravado?.assunto ?? original.assunto,
    texto: gravado?.texto ?? original.texto,
    campos: [...camposDaLinha(modelo), ...blocosDoEmail(modelo)].map((campo) => ({
      campo,
      significa: significados[campo] ?? '',
      obrigatorio: obrigatorios.includes(campo),
    })),
    mudanca: gravado === undefined ? null : { em: gravado.mudadoEm.toISOString(), por: gravado.por },
  };
}

export const listarModelosDeEmail: Executar<Api['listarModelosDeEmail']> = async ({ db }) => {
  const gravados = new Map((await textosGravados(db)).map((um) => [um.nome, um]));
  return { status: 200, dados: NOMES_DOS_EMAILS.map((nome) => vista(nome, gravados.get(nome))) };
};

/** Mails that are queued keep the text that they were written with. An equal text is no change. */
export const mudarModeloDeEmail: Executar<Api['mudarModeloDeEmail']> = async (ctx, pedido) => {
  const { nome } = pedido.params;
  await travarConfiguracao(ctx.db);
  const ler = async () =>
    vista(
      nome,
      (await textosGravados(ctx.db)).find((um) => um.nome === nome),
    );
  const antes = await ler();
  ctx.exigirVersao(antes.versao);
  const corpo = pedido.corpo();
  const dito = { assunto: corpo.assunto.trim(), texto: corpo.texto.trim() };
  exigirSemProblemas(problemasDoTextoDeEmail(nome, dito));
  if (dito.assunto === antes.assunto && dito.texto === antes.texto) return comVersao(200, antes);
  await gravarTextoDeEmail(ctx.db, {
    nome,
    versao: antes.versao + 1,
    // null: later releases may improve the original.
    ...(ehOriginal(nome, dito) ? { assunto: null, texto: null } : dito),
    mudadoEm: ctx.agora,
    mudadoPor: ctx.usuario.id,
  });
  const depois = await ler();
  await auditar(ctx, {
    acao: 'mudarModeloDeEmail',
    registro: { tipo: 'configuracao', id: 1 },
    antes: { nome, assunto: antes.assunto, texto: antes.texto },
    depois: { nome, assunto: depois.assunto, texto: depois.texto },
  });
  return comVersao(200, depois);
};

const LISTA_DE_EXEMPLO: Bloco = {
  fatos: [['Projeto nº 128, Monitoria de Cálculo', 'até 30/11/2026, 23h59']],
};

/** The typed text with made-up data, written as the mail would be. */
export const preverModeloDeEmail: Executar<Api['preverModeloDeEmail']> = async (ctx, pedido) => {
  const { nome } = pedido.params;
  const dito = pedido.corpo();
  exigirSemProblemas(problemasDoTextoDeEmail(nome, dito));
  const configuracao = await lerConfiguracao(ctx.db);
  const quem = { nome: CAMPOS_DA_LINHA.nome.exemplo, email: 'ana.souza@exemplo.br' };
  const remessa = remessaPara(quem, ctx.deps, { ...configuracao, textosDosEmails: { [nome]: dito } });
  const exemplos = Object.fromEntries(
    Object.entries(CAMPOS_DA_LINHA).map(([campo, { exemplo }]) => [campo, exemplo]),
  ) as Record<keyof typeof CAMPOS_DA_LINHA, string>;
  const { assunto, texto, html } = montarDoModelo(remessa, nome, {
    campos: exemplos,
    link: linkPublico(ctx.deps.config.publicUrl, 'menu'),
    lista: LISTA_DE_EXEMPLO,
  });
  return { status: 200, dados: { assunto, texto, html } };
};
