import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { type Problema, problema } from '@instrutoria/domain/kernel/problema.ts';
import { SECOES } from '@instrutoria/domain/projeto/campos.ts';
import { ehSecaoComImagem } from '@instrutoria/domain/projeto/rules/secoes.ts';
import type { Contexto } from '../../context.ts';
import { soltarArquivos, vincularArquivo } from '../arquivo/repository.ts';
import type { ProjetoGuardado } from './repository.ts';

/** Claims the images in its sections for the project and releases those that it no longer shows. */
export async function gravarImagens(ctx: Contexto, projeto: ProjetoGuardado): Promise<void> {
  const vinculo = `projeto:${projeto.id}`;
  const usadas = SECOES.filter((secao) => ehSecaoComImagem(secao, projeto[secao]));
  const faltam: Problema[] = [];
  for (const secao of usadas) {
    const posse = { tipo: 'imagemSecao', donoId: ctx.usuario.id, vinculo } as const;
    if (await vincularArquivo(ctx.db, projeto[secao], posse)) continue;
    faltam.push(problema(secao, 'IMAGEM_NAO_ENCONTRADA', MENSAGENS_ARQUIVO.imagemNaoEncontrada));
  }
  exigirSemProblemas(faltam);
  const manter = usadas.map((secao) => projeto[secao]);
  await soltarArquivos(ctx, vinculo, manter, 'imagemSecao');
}
