import { chamadas } from '@instrutoria/contract/tabela.gerada.ts';
import type { TipoDaSessao } from '@instrutoria/domain/conta/types.ts';
import { matchPath, Route, Routes } from 'react-router';
import type { Quem } from '../app/route-table.ts';
import { ROTAS } from '../app/routes.ts';
import { replaceWizard } from '../features/projeto/wizard/autosave/wizard-storage.ts';
import { WIZARD_VAZIO, type WizardData } from '../features/projeto/wizard/wizard-data.ts';
import { iniciarSessao, largarSessao } from '../lib/session/session.ts';
import { Toasts } from '../ui/status/toasts.tsx';
import { renderPage } from './render-page.tsx';

/** A screen, and who opens it. */
interface Screen {
  /** Its address. */
  readonly at: string;
  /** null: without a login. Absent: a type that the table of routes allows. */
  readonly tipo?: TipoDaSessao | null;
  readonly wizard?: Partial<WizardData>;
}

/** In this order: the first with access. */
const TIPOS: readonly TipoDaSessao[] = [
  'coordenador',
  'administrador',
  'avaliador',
  'PRESIDENTE_COMISSAO',
  'secretaria',
  'estudante',
];

/** Who opens a screen by default: nobody where it is public, else a type with access. */
function quemAbre(who: Quem): TipoDaSessao | null {
  if (who === 'todos') return null;
  if (who === 'entrou') return 'coordenador';
  if (who === 'aluno') return 'estudante';
  return TIPOS.find((tipo) => chamadas[who].tipos.includes(tipo)) ?? null;
}

/** Opens a screen by the table of routes. */
export async function openScreen({ at, tipo, wizard }: Screen): Promise<void> {
  const [path = ''] = at.split('?');
  const rota = ROTAS.find((uma) => matchPath(uma.path, path) !== null);
  if (rota === undefined) throw new Error(`no screen at ${at}`);
  const quem = tipo === undefined ? quemAbre(rota.who) : tipo;
  if (quem === null) largarSessao();
  else iniciarSessao('t', { id: 7, nome: 'Ana', tipo: quem });
  replaceWizard({ ...WIZARD_VAZIO, ...wizard });
  // Loaded before it is rendered, because React delays the content of a Suspense by 300 ms.
  const { default: Page } = await rota.page();
  renderPage(
    <>
      <Routes>
        <Route path={rota.path} element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
      <Toasts />
    </>,
    at,
  );
}
