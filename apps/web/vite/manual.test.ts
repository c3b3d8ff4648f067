// @vitest-environment node
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROTAS } from '../src/app/routes.ts';
import { type Bloco, secoesDe, type Trecho } from '../src/features/ajuda/components/manual.ts';
import { ajudaDaTela } from '../src/features/ajuda/offered/ajuda-da-tela.ts';
import { readManual } from './manual.ts';

const figuras: string[] = [];
const capitulos = readManual((file) => {
  figuras.push(file);
  return file;
});
const enderecos = new Set(capitulos.flatMap(secoesDe).map(({ endereco }) => endereco));

function destinos(trechos: readonly Trecho[]): string[] {
  return trechos.flatMap((trecho) => {
    if (typeof trecho === 'string') return [];
    if ('destino' in trecho) return [trecho.destino];
    return destinos('forte' in trecho ? trecho.forte : trecho.enfase);
  });
}
function destinosDe(blocos: readonly Bloco[]): string[] {
  return blocos.flatMap((bloco) => {
    if (bloco.tipo === 'paragrafo') return destinos(bloco.texto);
    if (bloco.tipo === 'lista') return bloco.itens.flatMap(destinosDe);
    return bloco.tipo === 'tabela' ? [...bloco.cabecalho, ...bloco.linhas.flat()].flatMap(destinos) : [];
  });
}

describe('the manual inside the product', () => {
  it('has its eight chapters after the first page, with their pictures and their sizes', () => {
    expect(capitulos.map(({ nome }) => nome)).toEqual([
      '',
      'para-comecar',
      'professor',
      'coordenador',
      'avaliador',
      'administrador',
      'comissao-e-secretaria',
      'ano-da-professora',
      'edital-em-figuras',
    ]);
    expect(figuras.length).toBeGreaterThan(20);
    const [figura] = capitulos.flatMap(({ blocos }) => blocos.filter((bloco) => bloco.tipo === 'figura'));
    expect(figura).toMatchObject({ alt: expect.stringMatching(/\S/), largura: 1100 });
    expect(figura?.altura).toBeGreaterThan(300);
  });

  it('uses every picture in its folder', () => {
    const pasta = fileURLToPath(new URL('../../../docs/manual/figuras', import.meta.url));
    const mostradas = new Set(figuras);
    expect(readdirSync(pasta).filter((file) => !mostradas.has(`figuras/${file}`))).toEqual([]);
  });

  it('links only to its own parts', () => {
    const todos = capitulos.flatMap(({ blocos }) => destinosDe(blocos));
    expect(todos.length).toBeGreaterThanOrEqual(6);
    expect(todos.filter((destino) => !enderecos.has(destino))).toEqual([]);
  });

  it('has a part for every screen of the menu', () => {
    const telas = ROTAS.filter(({ path, frame = 'menu' }) => frame === 'menu' && !path.startsWith('/ajuda'));
    const sem = telas.filter(({ path }) => {
      const endereco = ajudaDaTela(path);
      return endereco === '/ajuda' || !enderecos.has(endereco);
    });
    expect(sem.map(({ path }) => path)).toEqual([]);
  });

  it('keeps the words of each part together, so that a search finds the part', () => {
    const frequencia = capitulos.flatMap(secoesDe).find(({ titulo }) => titulo === 'Frequência');
    expect(frequencia).toMatchObject({ endereco: '/ajuda/coordenador#frequencia' });
    expect(frequencia?.texto).toContain('Entre os dias 11 e 20');
    expect(frequencia?.texto).not.toContain('**');
  });
});
