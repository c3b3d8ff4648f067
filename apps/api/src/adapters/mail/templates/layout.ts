import type {
  CampoDeBloco,
  MODELOS_DE_EMAIL,
  NomeDoEmail,
  TextosDosEmails,
} from '@instrutoria/domain/configuracao/modelos-de-email.ts';
import {
  blocoDaLinha,
  linhasDoEmail,
  modeloDeEmail,
  preencherCampos,
} from '@instrutoria/domain/configuracao/rules/texto-de-email.ts';
import { prazosNoFuso } from '@instrutoria/domain/kernel/fuso.ts';
import { escaparHtml } from '@instrutoria/domain/kernel/html.ts';
import { conferirEmail, type Email } from '../email.ts';
import { textoDaPessoa } from '../person-text.ts';

export interface Remessa {
  readonly para: string;
  readonly nome: string;
  readonly publicUrl: string;
  readonly instituicao: string;
  /** Of links and buttons; white text is easy to read on it. */
  readonly cor: string;
  /** Lines of the institution at the end of every mail. */
  readonly fimDosEmails: string;
  /** The texts that the institution changed. */
  readonly textos: TextosDosEmails;
  /** The institution's zone, in which the mail's deadlines are (D62). */
  readonly fuso: string;
}

export type Bloco =
  | string
  /** `discreto`: a link that is not the mail's main action. */
  | { readonly rotulo: string; readonly link: string; readonly discreto?: true }
  | { readonly fatos: readonly (readonly [rotulo: string, valor: string])[] }
  | { readonly itens: readonly ItemDoEmail[] };

/** A task, and the link to it. */
interface ItemDoEmail {
  readonly titulo: string;
  readonly detalhe: string;
  readonly link: string;
}

export interface Carta {
  readonly assunto: string;
  readonly blocos: readonly Bloco[];
  /** Present in mails from which people can unsubscribe. */
  readonly descadastro?: string;
}

/** The form that `prazoNoDia` writes. */
const PRAZO = /\d\d\/\d\d\/\d{4}, \d\dh\d\d/;

/** The mail with its greeting. */
export function montarEmail(remessa: Remessa, carta: Carta): Email {
  return montarSemSaudacao(remessa, {
    ...carta,
    blocos: [`Olá, ${textoDaPessoa(remessa.nome)}.`, ...carta.blocos],
  });
}

function montarSemSaudacao(remessa: Remessa, carta: Carta): Email {
  const { para, instituicao, cor, fuso, fimDosEmails } = remessa;
  const { assunto, blocos, descadastro } = carta;
  // Readers may be in any zone, so a mail with deadlines names its zone, once (D62).
  const dosPrazos = blocos.some((bloco) => PRAZO.test(emTexto(bloco))) ? [prazosNoFuso(fuso)] : [];
  const tudo: Bloco[] = [...blocos, ...dosPrazos, ...linhasDoEmail(fimDosEmails)];
  const rodape = [
    `${textoDaPessoa(instituicao)} — Instrutoria`,
    'Esta é uma mensagem automática: não responda a este e-mail.',
  ];
  return conferirEmail({
    para,
    assunto,
    texto: `${tudo.map(emTexto).join('\n\n')}\n\n-- \n${rodape.join('\n')}\n`,
    html: pagina(
      assunto,
      tudo.map((bloco) => emHtml(bloco, cor)).join('\n'),
      rodape.map(escaparHtml).join('<br>'),
      cor,
    ),
    ...(descadastro === undefined ? {} : { descadastro }),
  });
}

interface ValoresDoEmail<N extends NomeDoEmail> {
  readonly campos: Readonly<Record<(typeof MODELOS_DE_EMAIL)[N]['campos'][number], string>>;
  readonly link?: string;
  readonly lista?: Bloco;
}

/** What a subject may have, because it is one header. */
const ASSUNTO_MAXIMO = 200;

/** A mail in the institution's text, else in the original. Typed values have passed `textoDaPessoa`. */
export function montarDoModelo<N extends NomeDoEmail>(
  remessa: Remessa,
  nome: N,
  { campos, link, lista }: ValoresDoEmail<N>,
): Email {
  const modelo = modeloDeEmail(nome);
  const { assunto, texto } = remessa.textos[nome] ?? modelo;
  const valores: Readonly<Record<string, string>> = {
    ...campos,
    nome: textoDaPessoa(remessa.nome),
    instituicao: textoDaPessoa(remessa.instituicao),
  };
  const blocosDe: Readonly<Record<CampoDeBloco, readonly Bloco[]>> = {
    link: link === undefined || modelo.botao === undefined ? [] : [{ rotulo: modelo.botao, link }],
    lista: lista === undefined ? [] : [lista],
    dados:
      modelo.dados === undefined
        ? []
        : [{ fatos: modelo.dados.map(([rotulo, valor]) => [rotulo, preencherCampos(valor, valores)]) }],
  };
  const blocos = linhasDoEmail(texto).flatMap((linha): readonly Bloco[] => {
    const bloco = blocoDaLinha(linha);
    if (bloco !== null) return blocosDe[bloco];
    const dita = preencherCampos(linha, valores).trim();
    return dita === '' ? [] : [dita];
  });
  const feito = preencherCampos(assunto, valores).trim();
  const cabe =
    feito.length <= ASSUNTO_MAXIMO ? feito : `${feito.slice(0, ASSUNTO_MAXIMO - 1).toWellFormed()}…`;
  return montarSemSaudacao(remessa, { assunto: cabe, blocos });
}

function emTexto(bloco: Bloco): string {
  if (typeof bloco === 'string') return bloco;
  if ('link' in bloco) return `${bloco.rotulo}:\n${bloco.link}`;
  if ('itens' in bloco)
    return bloco.itens
      .map(({ titulo, detalhe, link }) => `${titulo}\n${detalhe}\nAbrir: ${link}`)
      .join('\n\n');
  return bloco.fatos.map(([rotulo, valor]) => `${rotulo}: ${valor}`).join('\n');
}

function emHtml(bloco: Bloco, cor: string): string {
  if (typeof bloco === 'string') return `<p style="margin:0 0 16px">${escaparHtml(bloco)}</p>`;
  if ('link' in bloco) {
    const como = bloco.discreto === true ? linkDiscreto : botao;
    return como(escaparHtml(bloco.rotulo), escaparHtml(bloco.link), cor);
  }
  if ('itens' in bloco) return bloco.itens.map((um) => item(um, cor)).join('\n');
  const linhas = bloco.fatos.map(
    ([rotulo, valor]) =>
      `<dt style="color:#444444">${escaparHtml(rotulo)}</dt>` +
      `<dd style="margin:0 0 8px;font-weight:bold">${escaparHtml(valor)}</dd>`,
  );
  return `<dl style="margin:0 0 16px">${linhas.join('')}</dl>`;
}

function linkDiscreto(rotulo: string, link: string, cor: string): string {
  return (
    `<p style="margin:0;font-size:14px"><a href="${link}" style="color:${cor}">${rotulo}</a><br>` +
    `<span style="color:#444444;word-break:break-all">${link}</span></p>`
  );
}

function item({ titulo, detalhe, link }: ItemDoEmail, cor: string): string {
  return (
    `<p style="margin:0 0 16px"><a href="${escaparHtml(link)}" style="color:${cor};font-weight:bold">` +
    `${escaparHtml(titulo)}</a><br><span style="color:#444444">${escaparHtml(detalhe)}</span></p>`
  );
}

function botao(rotulo: string, link: string, cor: string): string {
  return (
    `<p style="margin:0 0 8px"><a href="${link}" style="display:inline-block;padding:12px 24px;` +
    `background-color:${cor};color:#ffffff;border-radius:6px;text-decoration:none">${rotulo}</a></p>\n` +
    '<p style="margin:0 0 16px;color:#444444;font-size:14px">Se o botão não funcionar, copie este endereço ' +
    `para o navegador:<br><span style="word-break:break-all">${link}</span></p>`
  );
}

function pagina(titulo: string, corpo: string, rodape: string, cor: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaparHtml(titulo)}</title></head>
<body style="margin:0;padding:24px;background-color:#f0f0f0;color:#1b1b1b;font:16px/1.5 Arial,Helvetica,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px;background-color:#ffffff;border-top:4px solid ${cor}">
<h1 style="margin:0 0 16px;font-size:20px">${escaparHtml(titulo)}</h1>
${corpo}
</div>
<p style="max-width:600px;margin:16px auto 0;color:#444444;font-size:14px">${rodape}</p>
</body>
</html>
`;
}
