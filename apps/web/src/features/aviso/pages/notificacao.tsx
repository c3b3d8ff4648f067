import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { FormActions, Panel } from '../../../ui/panel.tsx';

const PRAZOS = [
  'As inscrições ficam fechadas em 1 e 2 de abril.',
  'Instrutores regularizados até 31 de março começam e recebem a bolsa de abril.',
  'A partir de 3 de abril, instrutores novos ou pendentes podem ser cadastrados.',
  'Instrutores regularizados entre 3 de abril e 5 de maio recebem a bolsa de maio.',
  '5 de maio é o último prazo: o projeto sem instrutores é encerrado automaticamente.',
] as const;

/** The closing notice (E-ADMINISTRACAO-5): static, and back to the menu. */
export default function Notificacao() {
  return (
    <>
      <PageHeader title="Prazos dos instrutores" crumbs={[{ label: 'Menu', to: '/menu' }]} />
      <Panel>
        <Notice kind="warning" title="Cadastro de instrutores fechado em 1 e 2 de abril" />
        <ul>
          {PRAZOS.map((prazo) => (
            <li key={prazo}>{prazo}</li>
          ))}
        </ul>
        <FormActions>
          <Button component={Link} to="/menu">
            Voltar
          </Button>
        </FormActions>
      </Panel>
    </>
  );
}
