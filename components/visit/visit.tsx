import { AboutCard } from '@/components/forms/about-card';
import { FactList } from '@/components/ui/fact-list';
import { VisitChange } from './visit-change';
import type { VisitView } from './visit-view';

/** An appointment: where it stands, when, where and with whom, and what can be done about it. */
export const Visit = ({ title, visit: { state, lead, answer, about, facts, change, again } }: VisitProps) => (
  <div className="wrap visit">
    {answer && (
      <p className={answer.wrong ? 'visit-answer visit-wrong' : 'visit-answer'} role="status">
        {answer.text}
      </p>
    )}
    <div className="visit-head">
      <p className={`visit-state visit-${state.name}`}>{state.text}</p>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </div>
    <FactList className="ruled-facts" facts={facts} />
    {about && <AboutCard about={about} />}
    {change && <VisitChange change={change} />}
    {again && (
      <p>
        <a className="button" href={again.href}>
          {again.text}
        </a>
      </p>
    )}
  </div>
);

interface VisitProps {
  title: string;
  visit: VisitView;
}
