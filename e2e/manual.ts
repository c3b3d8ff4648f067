/**
 * `node e2e/manual.ts [name…]`: takes the pictures of the manual (docs/manual/figuras) and of the README (docs/imagens)
 * from the demonstration; with names (`folha`, `imagens/etapa`) only those.
 */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { chromium } from '@playwright/test';
import { contasDe } from './support/api.ts';
import { startApp } from './support/app.ts';
import { launchOptions, pessoa } from './support/browser.ts';
import { sessoes } from './support/entrar.ts';
import { visitantes } from './support/exemplos.ts';
import { vigiarPedidos } from './support/pronta.ts';
import { telas } from './support/telas.ts';
import { visitar } from './support/visitar.ts';

interface Figura {
  readonly nome: string;
  /** A path of the route table. */
  readonly tela: string;
  /** Who shows it, where it is not the first type that may see it. */
  readonly tipo?: TipoDeUsuario;
  /** Where it is not the manual's. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

const LARGA = { width: 1280, height: 900 } as const;

const FIGURAS: readonly Figura[] = [
  { nome: 'entrar', tela: '/login' },
  { nome: 'cadastro', tela: '/cadastro_professor' },
  { nome: 'inicio', tela: '/' },
  { nome: 'menu', tela: '/menu' },
  { nome: 'etapa', tela: '/resumo_projeto' },
  { nome: 'revisao', tela: '/revisao_projeto' },
  { nome: 'rascunhos', tela: '/rascunhos_salvos' },
  { nome: 'submetidos', tela: '/projetos_submetidos' },
  { nome: 'projeto', tela: '/projetos_submetidos/:id' },
  { nome: 'lugar-do-projeto', tela: '/projetos/:id' },
  { nome: 'recurso', tela: '/solicitar_recurso/:id' },
  { nome: 'instrutores', tela: '/instrutores/:id' },
  { nome: 'cadastro-instrutor', tela: '/cadastro_instrutor/:id' },
  { nome: 'frequencia', tela: '/frequencia/:id' },
  { nome: 'relatorio-atividades', tela: '/relatorio_atividades/:instrutor_id/:projeto_id' },
  { nome: 'relatorio-coordenador', tela: '/relatorio_coordenador/:id' },
  { nome: 'declaracoes', tela: '/declaracoes' },
  { nome: 'meus-dados', tela: '/meus_dados' },
  { nome: 'projetos-avaliar', tela: '/projetos_avaliar' },
  { nome: 'aceitar', tela: '/aceitar_projeto/:id' },
  { nome: 'avaliar', tela: '/avaliacao_projetos/:id' },
  { nome: 'fase1', tela: '/notas_fase1' },
  { nome: 'fase2', tela: '/notas_fase2' },
  { nome: 'administracao', tela: '/administracao' },
  { nome: 'editais', tela: '/administracao/editais' },
  { nome: 'designar', tela: '/designar_avaliadores' },
  { nome: 'finalizar', tela: '/finalizar_avaliacoes' },
  { nome: 'ranque', tela: '/ranque_tipo1', tipo: 'administrador' },
  { nome: 'painel', tela: '/painel', tipo: 'administrador' },
  { nome: 'edital', tela: '/editais/:id', tipo: 'administrador' },
  { nome: 'saude', tela: '/administracao/saude' },
  { nome: 'auditoria', tela: '/administracao/auditoria' },
  { nome: 'conferir', tela: '/conferir_documentos' },
  { nome: 'janelas', tela: '/janelas' },
  { nome: 'folha', tela: '/folha_pagamento' },
  { nome: 'decidir', tela: '/aprovacao_instrutores', tipo: 'PRESIDENTE_COMISSAO' },
  { nome: 'recursos', tela: '/recursos', tipo: 'PRESIDENTE_COMISSAO' },
  { nome: 'secretaria', tela: '/listar-projetos-avaliados-secretaria', tipo: 'secretaria' },
  { nome: 'resultados', tela: '/resultados/:id' },
  { nome: 'imagens/etapa', tela: '/resumo_projeto', viewport: { width: 1280, height: 1078 } },
  { nome: 'imagens/telefone', tela: '/cadastro_projeto', viewport: { width: 360, height: 1282 } },
  { nome: 'imagens/inicio', tela: '/menu', viewport: LARGA },
  { nome: 'imagens/projeto', tela: '/projetos/:id', viewport: LARGA },
  { nome: 'imagens/edital', tela: '/editais/:id', tipo: 'administrador', viewport: LARGA },
  {
    nome: 'imagens/decidir',
    tela: '/aprovacao_instrutores',
    viewport: LARGA,
    tipo: 'PRESIDENTE_COMISSAO',
  },
];

const docs = join(import.meta.dirname, '..', 'docs');
const fileOf = (nome: string) => join(docs, nome.includes('/') ? '' : 'manual/figuras', `${nome}.png`);
const escolhidas = process.argv.slice(2);
for (const nome of escolhidas.filter((um) => !FIGURAS.some((figura) => figura.nome === um))) {
  throw new Error(`there is no picture ${nome}`);
}
const app = await startApp({ modo: 'demo' });
const browser = await chromium.launch(launchOptions());
try {
  const quem = await visitantes(app.url, await contasDe(app.url));
  const retomar = sessoes(app.url);
  for (const { nome, tela: path, tipo, viewport = { width: 1100, height: 760 } } of FIGURAS) {
    if (escolhidas.length > 0 && !escolhidas.includes(nome)) continue;
    const tela = telas.find((uma) => uma.path === path);
    if (tela === undefined) throw new Error(`there is no screen ${path}`);
    const page = await browser.newPage({
      ...pessoa,
      baseURL: app.url,
      viewport,
    });
    vigiarPedidos(page.context());
    await visitar(page, tipo === undefined ? tela : { ...tela, tipo }, quem, retomar);
    const file = fileOf(nome);
    await mkdir(dirname(file), { recursive: true });
    await page.screenshot({ path: file, animations: 'disabled' });
    await page.context().close();
    process.stdout.write(`${nome}\n`);
  }
} finally {
  await browser.close();
  await app.stop();
}
