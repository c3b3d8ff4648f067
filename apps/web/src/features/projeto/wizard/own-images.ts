import { CAMPOS, SECOES } from '@instrutoria/domain/projeto/campos.ts';
import { ehSecaoComImagem } from '@instrutoria/domain/projeto/rules/secoes.ts';
import { api } from '../../../lib/server/api.ts';
import { textoAoLado } from './conflict/texto-ao-lado.ts';
import type { WizardData } from './wizard-data.ts';

/**
 * A file belongs to one project, so each section's image is uploaded again. If that fails, the section is
 * empty and named in the notice.
 */
export async function withOwnImages(
  antes: WizardData,
): Promise<{ readonly dados: WizardData; readonly perdidas: readonly string[] }> {
  let dados = antes;
  const perdidas: string[] = [];
  for (const secao of SECOES) {
    const reference = antes[secao];
    if (!ehSecaoComImagem(secao, reference)) continue;
    let copia = '';
    try {
      const imagem = await api.lerImagem({ params: { reference } });
      const tipo = imagem.type === 'image/png' ? 'png' : 'jpg';
      const file = new File([imagem], `imagem.${tipo}`, { type: imagem.type });
      copia = (await api.enviarImagem({ file })).data;
      textoAoLado.keep(copia, textoAoLado.read(reference));
    } catch {
      perdidas.push(CAMPOS[secao].rotulo);
    }
    dados = { ...dados, [secao]: copia };
  }
  return { dados, perdidas };
}
