import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { NomeDaChamada } from './api.ts';
import type { ChamadaDaTabela, Method, TipoDeDocumento } from './route.ts';

type Linha = readonly [nome: string, chamada: ChamadaDaTabela];

/** 'GET administrador secretaria semLogin envio cria application/pdf': what the calls below it have in common. */
function lerCabeca(cabeca: string): Omit<ChamadaDaTabela, 'path'> {
  const [method = '', ...palavras] = cabeca.split(' ');
  const todos = palavras.includes('todos');
  return {
    method: method as Method,
    comLogin: !palavras.includes('semLogin'),
    envio: palavras.includes('envio'),
    cria: palavras.includes('cria'),
    arquivo: (palavras.find((palavra) => palavra.includes('/')) ?? null) as TipoDeDocumento | null,
    tipos: TIPOS_DE_USUARIO.filter((tipo: TipoDeUsuario) => todos || palavras.includes(tipo)),
  };
}

/**
 * The generated table is text, grouped by what calls have in common: every page carries it, and as one object a call it
 * weighs half more.
 */
export function lerTabela(tabela: string): Readonly<Record<NomeDaChamada, ChamadaDaTabela>> {
  const chamadas = tabela.split('\n\n').flatMap((bloco) => {
    const [cabeca = '', ...linhas] = bloco.trim().split('\n');
    const comum = lerCabeca(cabeca);
    return linhas.map((linha): Linha => {
      const [nome = '', path = ''] = linha.split(' ');
      return [nome, { ...comum, path: `/${path}` }];
    });
  });
  return Object.fromEntries(chamadas) as Record<NomeDaChamada, ChamadaDaTabela>;
}
