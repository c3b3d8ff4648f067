import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { TabelaDeTipos } from '../components/tabela-de-tipos.tsx';

export default function Equipe() {
  return (
    <>
      <PageHeader
        oneLine
        title="Equipe"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Todos os tipos de usuário, com a presidência da comissão e a secretaria."
      />
      <TabelaDeTipos oferecidos={TIPOS_DE_USUARIO} />
    </>
  );
}
