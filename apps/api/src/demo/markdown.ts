import { MESES } from '@instrutoria/domain/projeto/limits.ts';

const SECOES: Readonly<Record<string, string>> = {
  Resumo: 'resumo',
  Introdução: 'introducao',
  Metodologia: 'metodologia',
  'Resultados esperados': 'resultadosEsperados',
  Referências: 'referencias',
};

/** One-line paragraphs, subtitles (###), lists, **strong** and *emphasis*. */
export function emMarcacao(markdown: string): string {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map(bloco)
    .join('');
}

function bloco(texto: string): string {
  const linhas = texto.split('\n');
  const itens = (marca: RegExp) =>
    linhas.map((linha) => `<li>${naLinha(linha.replace(marca, ''))}</li>`).join('');
  if (texto.startsWith('### ')) return `<h3>${naLinha(texto.slice(4))}</h3>`;
  if (texto.startsWith('- ')) return `<ul>${itens(/^- /)}</ul>`;
  if (/^\d+\. /.test(texto)) return `<ol>${itens(/^\d+\. /)}</ol>`;
  return linhas.map((linha) => `<p>${naLinha(linha)}</p>`).join('');
}

function naLinha(texto: string): string {
  return texto.replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>').replaceAll(/\*(.+?)\*/g, '<em>$1</em>');
}

export function lerProjeto(arquivo: string): Readonly<Record<string, unknown>> {
  const [cabeca = '', ...partes] = arquivo.split(/^## /m);
  const [, titulo] = /^# (.+)$/m.exec(cabeca) ?? [];
  const [, fatos = '{}'] = /```json\n(.+?)\n```/s.exec(cabeca) ?? [];
  const lido: Record<string, unknown> = JSON.parse(fatos);
  if (titulo !== undefined) lido.titulo = titulo;
  const cronogramas: string[][] = [];
  for (const parte of partes) {
    const nome = parte.slice(0, parte.indexOf('\n'));
    const texto = parte.slice(nome.length).trim();
    const secao = SECOES[nome];
    if (secao !== undefined) lido[secao] = lerSecao(texto);
    else if (nome === 'Atividades' || nome === 'Variação') cronogramas.push(lerMeses(texto, cronogramas[0]));
    else throw new Error(`a project has no part ${nome}`);
  }
  if (cronogramas.length > 0) lido.cronogramas = cronogramas;
  return lido;
}

/** A section that consists of an image names a drawing of content/diagramas. */
function lerSecao(texto: string): string | { readonly imagem: string } {
  const [, imagem] = /^!\[\]\(\.\.\/diagramas\/(.+)\.json\)$/.exec(texto) ?? [];
  return imagem === undefined ? emMarcacao(texto) : { imagem };
}

/** `- Março: …`; missing months are as in the first schedule. */
function lerMeses(texto: string, primeiro: readonly string[] = []): string[] {
  const escritos = new Map<string, string>();
  for (const linha of texto.split('\n').filter((uma) => uma !== '')) {
    const [, mes = '', atividade = ''] = /^- (\p{L}+): (.+)$/u.exec(linha) ?? [];
    escritos.set(mes.toUpperCase(), atividade);
  }
  const meses = MESES.map((mes, i) => escritos.get(mes) ?? primeiro[i] ?? '');
  if ([...escritos.keys()].some((mes) => !MESES.some((um) => um === mes)))
    throw new Error(`no month: ${texto}`);
  return meses;
}
