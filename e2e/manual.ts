/**
 * `node e2e/manual.ts`: takes the pictures of the manual (docs/manual/figuras) from the demonstration.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
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
}

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
  { nome: 'auditoria', tela: '/administracao/auditoria' },
  { nome: 'conferir', tela: '/conferir_documentos' },
  { nome: 'janelas', tela: '/janelas' },
  { nome: 'folha', tela: '/folha_pagamento' },
  { nome: 'decidir', tela: '/aprovacao_instrutores', tipo: 'PRESIDENTE_COMISSAO' },
  { nome: 'recursos', tela: '/recursos', tipo: 'PRESIDENTE_COMISSAO' },
  { nome: 'secretaria', tela: '/listar-projetos-avaliados-secretaria', tipo: 'secretaria' },
  { nome: 'resultados', tela: '/resultados/:id' },
];

const folder = join(import.meta.dirname, '..', 'docs', 'manual', 'figuras');
await mkdir(folder, { recursive: true });
const app = await startApp({ modo: 'demo' });
const browser = await chromium.launch(launchOptions());
try {
  const quem = await visitantes(app.url, await contasDe(app.url));
  const retomar = sessoes(app.url);
  for (const { nome, tela: path, tipo } of FIGURAS) {
    const tela = telas.find((uma) => uma.path === path);
    if (tela === undefined) throw new Error(`there is no screen ${path}`);
    const page = await browser.newPage({
      ...pessoa,
      baseURL: app.url,
      viewport: { width: 1100, height: 760 },
    });
    vigiarPedidos(page.context());
    await visitar(page, tipo === undefined ? tela : { ...tela, tipo }, quem, retomar);
    await page.screenshot({ path: join(folder, `${nome}.png`), animations: 'disabled' });
    await page.context().close();
    process.stdout.write(`${nome}\n`);
  }
} finally {
  await browser.close();
  await app.stop();
}
